import { checkProfile } from '@sokoni/rules/access/sign-up-form';
import { limits } from '@sokoni/rules/limits';
import { LockIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useUpdateMe } from '#api/stores/accounts.ts';
import type { UserInfo } from '#contract-types.ts';
import { PhoneInput } from '#parts/customers/phone-input.tsx';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useSavedForm } from '#screens/settings/use-saved-form.ts';
import { checkSentences } from '#sentences/account-problems.ts';
import { sayAccount } from '#sentences/settings/account.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';

type ProfileFields = { first_name: string; last_name: string; phone: string };

function profileOf({ first_name, last_name, phone }: UserInfo): ProfileFields {
  return { first_name, last_name, phone };
}

function check(fields: ProfileFields) {
  return checkSentences(checkProfile(fields));
}

interface ProfileFormProps {
  user: UserInfo;
  /** What stands between the form and its save bar, which is the last thing on the screen. */
  children: ReactNode;
}

/** The own name and phone; the e-mail is the account itself and stays. */
export function ProfileForm({ user, children }: ProfileFormProps) {
  const form = useSavedForm(check, profileOf(user));
  const phone = useController({ control: form.control, name: 'phone' }).field;
  const updateMe = useUpdateMe();
  const { errors } = form.formState;

  async function save(fields: ProfileFields): Promise<void> {
    try {
      form.saved(fields, profileOf(await updateMe.mutateAsync(fields)));
      toast.success(sayAccount('profile.saved'));
    } catch (error) {
      showFailure(error, form);
    }
  }

  return (
    <>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Card title={sayAccount('profile.title')}>
          <Grid column="18rem">
            <TextField
              label={sayAccount('profile.firstName')}
              autoComplete="given-name"
              maxLength={limits.personNameLength}
              error={errors.first_name?.message}
              {...form.register('first_name')}
            />
            <TextField
              label={sayAccount('profile.lastName')}
              autoComplete="family-name"
              maxLength={limits.personNameLength}
              error={errors.last_name?.message}
              {...form.register('last_name')}
            />
            <TextField
              label={sayAccount('profile.email')}
              readOnly
              value={user.email}
              hint={sayAccount('profile.email.hint')}
              end={<LockIcon size={18} />}
            />
            <PhoneInput
              label={sayAccount('profile.phone')}
              optional
              error={errors.phone?.message}
              {...phone}
            />
          </Grid>
        </Card>
      </form>
      {children}
      <SaveBar dirty={form.isChanged} onSave={form.handleSubmit(save)} onDiscard={form.discard} />
      <UnsavedGuard dirty={form.isChanged} />
    </>
  );
}
