/** Where providers take payments, as a content policy names it. */
export const paymentPages = ['https://checkout.stripe.com', 'https://checkout.paystack.com'] as const;
