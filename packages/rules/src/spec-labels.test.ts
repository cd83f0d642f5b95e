import { describe, expect, it } from 'vitest';
import { eventLocationLabels, eventTypeLabels } from './modules/event-labels.ts';
import { wizardSteps } from './orders/wizard-steps.ts';

describe('SPEC 3: labels and step names', () => {
  it('labels event locations and types', () => {
    expect(eventLocationLabels).toEqual({ offline: 'Physical Location', online: 'Online Event' });
    expect(eventTypeLabels).toEqual({
      PERSONAL: 'Personal Event',
      APPOINTMENT: 'Appointment with customers',
    });
  });

  it('names the steps of the point-of-sale wizard in order', () => {
    expect(wizardSteps).toEqual(['products', 'editProduct', 'discount', 'payment', 'customer']);
  });
});
