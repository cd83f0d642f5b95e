import { sayStoreWizard } from '#sentences/stores/wizard.ts';

import { Button } from '#ui/buttons/button.tsx';

/** To the next step of either wizard. */
export function ContinueButton({ disabled }: { disabled?: boolean }) {
  return (
    <Button type="submit" variant="primary" size="lg" disabled={disabled}>
      {sayStoreWizard('continue')}
    </Button>
  );
}
