import type { UseFormReturn } from 'react-hook-form';
import type { PreferenceFields } from './preference-fields.ts';

/** The form that the cards of the page share. */
export interface PreferenceCardProps {
  form: Pick<UseFormReturn<PreferenceFields>, 'control' | 'register' | 'formState'>;
}
