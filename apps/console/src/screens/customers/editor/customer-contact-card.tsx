import { customerLimits } from '@sokoni/rules/customers/customer-check';
import type { Language } from '@sokoni/rules/languages';
import { limits } from '@sokoni/rules/limits';
import { PhoneInput } from '#parts/customers/phone-input.tsx';
import { languageOptions } from '#parts/languages/language-options.ts';
import { type CustomerForm, fieldId } from '#screens/customers/form/use-customer-form.ts';
import { sayCustomerForm } from '#sentences/customers/form.ts';
import { useSession } from '#session/session.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';

/** Who it is, and how to reach them. */
export function ContactCard({ form }: { form: CustomerForm }) {
  const country = useSession(({ activeStore }) => activeStore?.country);
  const { typed, problems, change } = form;
  return (
    <Card title={sayCustomerForm('contact.title')}>
      <Stack>
        <TextField
          id={fieldId('name')}
          label={sayCustomerForm('contact.name')}
          autoComplete="off"
          maxLength={customerLimits.nameLength}
          error={problems.name}
          value={typed.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Grid column="17rem">
          <PhoneInput
            id={fieldId('phone')}
            label={sayCustomerForm('contact.phone')}
            optional
            startCode={country}
            error={problems.phone}
            value={typed.phone}
            onChange={(phone) => change({ phone })}
          />
          <TextField
            id={fieldId('email')}
            label={sayCustomerForm('contact.email')}
            optional
            type="email"
            autoComplete="off"
            maxLength={limits.emailLength}
            error={problems.email}
            value={typed.email}
            onChange={(event) => change({ email: event.target.value })}
          />
          <SelectField
            label={sayCustomerForm('contact.language')}
            options={[{ value: '', label: sayCustomerForm('contact.language.store') }, ...languageOptions]}
            value={typed.language}
            onChange={(language) => change({ language: language as Language | '' })}
          />
        </Grid>
      </Stack>
    </Card>
  );
}
