import { fromMinorUnits } from '@sokoni/rules/money/money';
import { isFiltered } from '#document/list-address.ts';
import { useShop } from '#parts/shop-context.ts';
import { ShopLink } from '#parts/shop-link.tsx';
import type { ProductList } from '#shop.ts';

/** What a list can be narrowed to, as fields of the form around it. */
export function Filters({ list: { facets, filter, path } }: { list: ProductList }) {
  const { shop, say } = useShop();
  const decimal = (minor: number | null) => (minor === null ? '' : fromMinorUnits(minor, shop.currency));
  return (
    <div className="filters">
      <div className="filters-row">
        <fieldset>
          <legend>{say('price')}</legend>
          <div className="price-range">
            <label className="field">
              {say('priceFrom')}
              <input name="min" inputMode="decimal" defaultValue={decimal(filter.min_price)} maxLength={15} />
            </label>
            <label className="field">
              {say('priceTo')}
              <input name="max" inputMode="decimal" defaultValue={decimal(filter.max_price)} maxLength={15} />
            </label>
          </div>
        </fieldset>
        <fieldset>
          <legend>{say('availability')}</legend>
          <label className="check">
            <input type="checkbox" name="stock" value="in" defaultChecked={filter.in_stock} />
            {say('inStockOnly')}
          </label>
        </fieldset>
      </div>
      {facets.brands.length > 1 && (
        <Checks
          name="brand"
          legend={say('brand')}
          entries={facets.brands.map((brand) => ({ value: brand, text: brand }))}
          chosen={filter.brands}
        />
      )}
      {facets.options.map(({ name, entries }) => (
        <Checks key={name} name="option" legend={name} entries={entries} chosen={filter.entries} />
      ))}
      <div className="chips">
        <button className="button" type="submit">
          {say('showResults')}
        </button>
        {isFiltered(filter) && (
          <ShopLink className="text-link" href={path}>
            {say('clearFilters')}
          </ShopLink>
        )}
      </div>
    </div>
  );
}

interface ChecksProps {
  name: string;
  legend: string;
  entries: readonly { value: string; text: string }[];
  chosen: readonly string[];
}

function Checks({ name, legend, entries, chosen }: ChecksProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {entries.map(({ value, text }) => (
        <label className="check" key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          <bdi>{text}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
