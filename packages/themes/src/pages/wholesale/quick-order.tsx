import { ShopForm } from '#parts/shop-link.tsx';
import type { WholesalePage } from '#wholesale-pages.ts';
import { FramedView } from './frame.tsx';
import { sayShelf, sayShop } from './words.ts';

/** Many SKUs with their quantities at once. */
export function QuickOrderView({ frame, typed, added, problems }: Extract<WholesalePage, { view: 'quick' }>) {
  return (
    <FramedView frame={frame} title={sayShop('quick')}>
      {added > 0 && <p role="status">{sayShelf('quick.added', { count: added })}</p>}
      {problems.length > 0 && (
        <div className="problem" role="alert">
          <p>{sayShelf('quick.left')}</p>
          <ul className="wholesale-problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <ShopForm className="group wholesale-quick" method="post" action="/wholesale/quick">
        <div className="field">
          <label htmlFor="lines">{sayShelf('quick.label')}</label>
          <textarea
            aria-describedby="lines-hint"
            autoComplete="off"
            defaultValue={typed}
            dir="ltr"
            id="lines"
            name="lines"
            required
            rows={12}
            spellCheck={false}
          />
          <small id="lines-hint">{sayShelf('quick.hint')}</small>
        </div>
        <button className="button" type="submit">
          {sayShelf('add')}
        </button>
      </ShopForm>
    </FramedView>
  );
}
