import { limits } from '@sokoni/rules/limits';
import { checkProfile } from '@sokoni/rules/sign-up-form';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useUpdateMe } from '#api/accounts.ts';
import type { UserInfo } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { PhoneInput } from '#parts/phone-input.tsx';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { Card } from '#ui/card.tsx';
import { LockIcon } from '#ui/icons-more.tsx';
import { Grid } from '#ui/layout.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useKeptForm } from './use-kept-form.ts';

type ProfileFields = { first_name: string; last_name: string; phone: string };

function profileOf({ first_name, last_name, phone }: UserInfo): ProfileFields {
  return { first_name, last_name, phone };
}

interface ProfileFormProps {
  user: UserInfo;
  /** What stands between the form and its save bar, which is the last thing on the screen. */
  children: ReactNode;
}

/** The own name and phone; the e-mail is the account itself and stays. */
export function ProfileForm({ user, children }: ProfileFormProps) {
  const form = useKeptForm(checkProfile, profileOf(user));
  const phone = useController({ control: form.control, name: 'phone' }).field;
  const updateMe = useUpdateMe();
  const { errors } = form.formState;

  async function save(fields: ProfileFields): Promise<void> {
    try {
      form.saved(fields, profileOf(await updateMe.mutateAsync(fields)));
      toast.success('Your profile is saved.');
    } catch (error) {
      showFailure(error, form);
    }
  }

  return (
    <>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Card title="Profile">
          <Grid column="18rem">
            <TextField
              label="First name"
              autoComplete="given-name"
              maxLength={limits.personNameLength}
              error={errors.first_name?.message}
              {...form.register('first_name')}
            />
            <TextField
              label="Last name"
              autoComplete="family-name"
              maxLength={limits.personNameLength}
              error={errors.last_name?.message}
              {...form.register('last_name')}
            />
            <TextField
              label="E-mail"
              readOnly
              value={user.email}
              hint="You log in with it. It cannot be changed."
              end={<LockIcon size={18} />}
            />
            <PhoneInput label="Phone" optional error={errors.phone?.message} {...phone} />
          </Grid>
        </Card>
      </form>
      {children}
      <SaveBar dirty={form.isChanged} onSave={form.handleSubmit(save)} onDiscard={form.discard} />
      <UnsavedGuard dirty={form.isChanged} />
    </>
  );
}
