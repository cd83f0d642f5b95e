/** The steps of the point-of-sale flow, in order (SPEC section 3). */
export const wizardSteps = ['products', 'editProduct', 'discount', 'payment', 'customer'] as const;

export type WizardStep = (typeof wizardSteps)[number];
