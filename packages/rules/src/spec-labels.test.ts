import { describe, expect, it } from 'vitest';
import { eventLocations, eventTypes } from './modules/events.ts';
import { wizardSteps } from './orders/wizard-steps.ts';

describe('SPEC 3: codes and step names', () => {
  it('knows the locations and types of events', () => {
    expect(eventLocations).toEqual(['offline', 'online']);
    expect(eventTypes).toEqual(['PERSONAL', 'APPOINTMENT']);
  });

  it('names the steps of the point-of-sale wizard in order', () => {
    expect(wizardSteps).toEqual(['products', 'editProduct', 'discount', 'payment', 'customer']);
  });
});
