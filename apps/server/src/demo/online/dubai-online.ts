import { dubaiArabic } from './dubai-arabic.ts';
import { country, flatRate, type OnlineShop } from './online-shop.ts';

/** A hall of goods by the carton, for kitchens and counters. */
export const dubaiOnline: OnlineShop = {
  theme: 'souk',
  settings: {
    announcement: 'Free delivery in Dubai from AED 500',
    seo_title: 'Creek Trading: dry goods and drinks by the carton, Dubai',
    seo_description:
      'Rice, spices, drinks and household items by the carton from Al Ras, Deira. Delivered in Dubai the next day, by transfer or on delivery.',
  },
  home: (categoryId) => [
    {
      type: 'hero',
      settings: {
        heading: 'From the creek to your counter',
        text: 'Dry goods, drinks and household items by the carton. Ordered by six, on your shelf tomorrow.',
        button_label: 'See the stock',
        height: 'short',
      },
    },
    {
      type: 'strip',
      blocks: {
        type: 'promise',
        each: [
          { text: 'Next day across Dubai' },
          { text: 'Invoices with VAT' },
          { text: 'Carton prices for everybody' },
        ],
      },
    },
    { type: 'collection_grid', settings: { heading: 'The halls', most: 6 } },
    {
      type: 'featured_products',
      settings: { heading: 'Dry goods', collection: categoryId('Dry goods'), most: 8 },
    },
    {
      type: 'featured_products',
      settings: { heading: 'Drinks', collection: categoryId('Drinks'), most: 4 },
    },
    {
      type: 'faq',
      settings: { heading: 'Good to know' },
      blocks: {
        type: 'question',
        each: [
          {
            question: 'Do I get a VAT invoice?',
            answer: '<p>Yes, with every order, by email. Prices in the shop are before VAT, which is 5%.</p>',
          },
          {
            question: 'Can I pay within 30 days?',
            answer: '<p>After your third order. Write to us, and we open an account for you.</p>',
          },
        ],
      },
    },
    { type: 'contact_details', settings: { heading: 'Talk to a trader' } },
  ],
  pages: [
    {
      title: 'About us',
      slug: 'about',
      body: '<p>Since the abras carried sacks across the creek, this house has traded in Al Ras. We buy in Jebel Ali and Sharjah by the container, and sell by the carton.</p>',
    },
    {
      title: 'Delivery',
      slug: 'delivery',
      body: '<p>Dubai: the next working day, AED 25, free from AED 500. Sharjah and Ajman: AED 45, within two days. The other emirates: AED 75, within three days. Our drivers carry to the storeroom, not only to the kerb.</p>',
    },
    {
      title: 'Returns',
      slug: 'refunds',
      body: '<p>Unopened cartons come back within 7 days, at our cost where the fault is ours. Chilled goods only at the door.</p>',
    },
    {
      title: 'Privacy',
      slug: 'privacy',
      body: '<p>We keep what an invoice has to say, for as long as the law asks. Nothing of it is sold or lent.</p>',
    },
    {
      title: 'Terms',
      slug: 'terms',
      body: '<p>Prices are before VAT. Goods are ours until paid. Transfers are due on the date of the invoice. The law of the Emirate of Dubai applies.</p>',
    },
  ],
  translated: dubaiArabic,
  zones: [
    {
      name: 'Dubai',
      places: [{ ...country('AE'), regions: ['Dubai'] }],
      rates: [
        flatRate({ name: 'Our van', price: 2_500, free_from: 50_000, delivery_time: 'Next working day' }),
      ],
    },
    {
      name: 'Sharjah and Ajman',
      places: [{ ...country('AE'), regions: ['Sharjah', 'Ajman'] }],
      rates: [
        flatRate({ name: 'Our van', price: 4_500, free_from: 150_000, delivery_time: 'Within 2 days' }),
      ],
    },
    {
      name: 'Other emirates',
      places: [country('AE')],
      rates: [
        flatRate({
          name: 'Courier',
          price: 7_500,
          free_from: null,
          delivery_time: 'Within 3 days',
          courier: 'Aramex',
        }),
      ],
    },
  ],
  pickup: { instructions: 'Loading bay behind the shop, Al Ras, Deira.', lead_hours: 3, slots: [] },
  payments: { pay_on_delivery: true, pay_on_delivery_max: 200_000, bank_transfer: true },
};
