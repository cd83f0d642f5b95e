import { currencies, isCurrencyCode } from '@sokoni/rules/money/currencies';
import { LockIcon } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import type { Store } from '#contract-types.ts';
import { ProductTypeField } from '#parts/product-types/product-type-field.tsx';
import { ChannelChoice } from '#parts/stores/channel-choice.tsx';
import { SubDomainField } from '#parts/stores/subdomain-field.tsx';
import { useSubDomainAvailability } from '#parts/stores/use-subdomain-availability.ts';
import styles from '#screens/settings/settings.module.css';
import { sayCurrency } from '#sentences/frame/currencies.ts';
import { sayStoreSettings } from '#sentences/settings/store.ts';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Muted } from '#ui/layout/layout.tsx';
import type { StoreFormProps } from './store-profile-card.tsx';

/** What the store sells, where, at which address and in which currency. */
export function SellingCard({ form, store }: StoreFormProps & { store: Store }) {
  const { control, setValue, trigger } = form;
  const { errors, isSubmitted } = form.formState;
  const web = useController({ control, name: 'web_support' }).field;
  const productType = useController({ control, name: 'product_type_id' }).field;
  const [pos_support, store_module] = useWatch({ control, name: ['pos_support', 'store_module'] });

  return (
    <Card title={sayStoreSettings('selling.title')}>
      <Grid column="18rem">
        <ProductTypeField error={errors.product_type_id?.message} {...productType} />
        <TextField
          label={sayStoreSettings('selling.currency')}
          readOnly
          value={currencyText(store.currency_code)}
          hint={sayStoreSettings('selling.currency.hint')}
          end={<LockIcon size={18} />}
        />
      </Grid>
      <SubDomain form={form} current={store.sub_domain} />
      <p aria-hidden="true" className={styles.question}>
        {sayStoreSettings('selling.where')}
      </p>
      <ChannelChoice
        legend={sayStoreSettings('selling.where')}
        ref={web.ref}
        channels={{ web_support: web.value, pos_support, store_module }}
        onChange={(changed) => {
          for (const [name, value] of Object.entries(changed)) {
            setValue(name as 'store_module', value as typeof store_module);
          }
          // The sentence stands at the first channel, whichever of them puts it right.
          if (isSubmitted) void trigger('web_support');
        }}
      />
      <FormError>{errors.web_support?.message}</FormError>
    </Card>
  );
}

function SubDomain({ form, current }: StoreFormProps & { current: string }) {
  const { field } = useController({ control: form.control, name: 'sub_domain' });
  const isNew = field.value !== current;
  const availability = useSubDomainAvailability(isNew ? field.value : '');
  return (
    <div>
      <SubDomainField
        availability={availability}
        error={form.formState.errors.sub_domain?.message}
        {...field}
      />
      {isNew && <Muted>{sayStoreSettings('selling.redirect')}</Muted>}
    </div>
  );
}

function currencyText(code: string): string {
  if (!isCurrencyCode(code)) return code;
  return `${code} (${currencies[code].symbol}) ${sayCurrency(code)}`;
}
