import { customerLimits } from '@sokoni/rules/customers/customer-check';
import { limits } from '@sokoni/rules/limits';
import { PhoneInput } from '#parts/customers/phone-input.tsx';
import { type CustomerForm, fieldId } from '#screens/customers/form/use-customer-form.ts';
import { useSession } from '#session/session.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';

/** Who it is, and how to reach them. */
export function ContactCard({ form }: { form: CustomerForm }) {
  const country = useSession(({ activeStore }) => activeStore?.country);
  const { typed, problems, change } = form;
  return (
    <Card title="Contact">
      <Stack>
        <TextField
          id={fieldId('name')}
          label="Name"
          autoComplete="off"
          maxLength={customerLimits.nameLength}
          error={problems.name}
          value={typed.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Grid column="17rem">
          <PhoneInput
            id={fieldId('phone')}
            label="Phone"
            optional
            startCode={country}
            error={problems.phone}
            value={typed.phone}
            onChange={(phone) => change({ phone })}
          />
          <TextField
            id={fieldId('email')}
            label="Email"
            optional
            type="email"
            autoComplete="off"
            maxLength={limits.emailLength}
            error={problems.email}
            value={typed.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Grid>
      </Stack>
    </Card>
  );
}
