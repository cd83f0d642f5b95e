import { checkLocation, type LocationDraft, locationLimits } from '@sokoni/rules/stock/location-check';
import { useController } from 'react-hook-form';
import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useAddLocation, useChangeLocation } from '#api/inventory/locations.ts';
import type { StockLocation } from '#contract-types.ts';
import { CountrySelect } from '#parts/customers/country-select.tsx';
import { PhoneInput } from '#parts/customers/phone-input.tsx';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { contactSentences } from '#sentences/contact-problems.ts';
import { sayLocations } from '#sentences/inventory/locations.ts';
import { useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

/** Adds a place, or changes what is known of one. */
export function LocationModal({ location, onClose }: { location?: StockLocation; onClose: () => void }) {
  const storeCountry = useSession(({ activeStore }) => activeStore?.country) ?? '';
  const addLocation = useAddLocation();
  const changeLocation = useChangeLocation();
  const form = useCheckedForm<LocationDraft>((fields) => contactSentences(checkLocation(fields)), {
    name: location?.name ?? '',
    address: location?.address ?? '',
    city: location?.city ?? '',
    region: location?.region ?? '',
    country: location?.country ?? '',
    phone: location?.phone ?? '',
  });
  const { errors, isSubmitting } = form.formState;
  const country = useController({ control: form.control, name: 'country' }).field;
  const phone = useController({ control: form.control, name: 'phone' }).field;
  const line = { autoComplete: 'off', maxLength: locationLimits.lineLength };

  const save = form.handleSubmit(async (fields) => {
    try {
      const saved = location
        ? await changeLocation.mutateAsync({ id: location.id, ...fields })
        : await addLocation.mutateAsync(fields);
      toast.success(
        location ? sayLocations('editor.saved') : sayLocations('editor.added', { name: saved.name }),
      );
      onClose();
    } catch (error) {
      if (isFailure(error, 'location_taken')) form.setError('name', { message: messageOf(error) });
      else showFailure(error, form);
    }
  });

  return (
    <FormModal
      title={location ? sayLocations('editor.edit', { name: location.name }) : sayLocations('editor.add')}
      confirmLabel={location ? sayLocations('editor.save') : sayLocations('editor.add')}
      busy={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={sayLocations('editor.name')}
        hint={sayLocations('editor.name.hint')}
        autoComplete="off"
        maxLength={locationLimits.nameLength}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={sayLocations('editor.address')}
        hint={sayLocations('editor.address.hint')}
        optional
        autoComplete="off"
        maxLength={locationLimits.addressLength}
        error={errors.address?.message}
        {...form.register('address')}
      />
      <Grid column="13rem">
        <TextField
          label={sayLocations('editor.city')}
          optional
          {...line}
          error={errors.city?.message}
          {...form.register('city')}
        />
        <TextField
          label={sayLocations('editor.region')}
          optional
          {...line}
          error={errors.region?.message}
          {...form.register('region')}
        />
        <CountrySelect error={errors.country?.message} {...country} />
        <PhoneInput
          label={sayLocations('editor.phone')}
          optional
          startCode={location?.country || storeCountry}
          error={errors.phone?.message}
          {...phone}
        />
      </Grid>
    </FormModal>
  );
}
