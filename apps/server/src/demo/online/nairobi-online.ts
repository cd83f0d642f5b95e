import { country, flatRate, type OnlineShop } from './online-shop.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Warm and slow: a grill that brings lunch around the corner, and has it ready at an hour. */
export const nairobiOnline: OnlineShop = {
  theme: 'duka',
  settings: {
    announcement: 'Lunch orders until 11:30, hot at your desk by 13:00',
    seo_title: 'Jikoni Grill: charcoal grill on Ngong Road, Nairobi',
    seo_description:
      'Nyama choma, kuku choma and fresh juice from Ngong Road. Collect at your hour, or we ride to you.',
  },
  home: (categoryId) => [
    {
      type: 'hero',
      settings: {
        heading: 'Over charcoal, as it should be',
        text: 'Goat, chicken and tilapia from the fire on Ngong Road. Collect at your hour, or we ride to you.',
        button_label: 'Order now',
      },
    },
    {
      type: 'featured_products',
      settings: { heading: 'From the grill', collection: categoryId('Grill'), most: 8 },
    },
    {
      type: 'image_with_text',
      settings: {
        heading: 'The fire is lit at six',
        text: '<p>Our goats come from Kajiado, the charcoal from prunings of acacia, the kachumbari from the market at five in the morning. Nothing is fried that can be grilled.</p>',
        button_label: 'About us',
        button_link: '/pages/about',
      },
    },
    { type: 'collection_grid', settings: { heading: 'The menu', most: 5 } },
    {
      type: 'featured_products',
      settings: { heading: 'Take home', collection: categoryId('To take home'), most: 4 },
    },
    {
      type: 'testimonials',
      settings: { heading: 'From our tables' },
      blocks: {
        type: 'testimonial',
        each: [
          { text: 'The best choma within walking distance of Yaya. Ask for the ribs.', name: 'Njeri Mwangi' },
          { text: 'Thirty lunches every Friday, never late.', name: 'Riverside Law' },
        ],
      },
    },
    {
      type: 'location',
      settings: { heading: 'Come and sit' },
      blocks: {
        type: 'hours',
        each: [
          { days: 'Monday to Thursday', times: '11:00–21:00' },
          { days: 'Friday and Saturday', times: '11:00–23:00' },
          { days: 'Sunday', times: '12:00–20:00' },
        ],
      },
    },
  ],
  pages: [
    {
      title: 'About us',
      slug: 'about',
      body: '<p>Jikoni is the kitchen, and here it is in the middle of the room. Amina Okoro lit the first fire in 2018; half of the people at the grill today were guests before.</p>',
    },
    {
      title: 'Delivery',
      slug: 'delivery',
      body: '<p>Our riders go to Kilimani, Hurlingham, Lavington and Upper Hill: KES 200, free from KES 3,000. The rest of Nairobi costs KES 400. Food leaves the fire when the rider is at the door.</p><p>Or collect it at the counter, at the hour that you choose.</p>',
    },
    {
      title: 'Returns',
      slug: 'refunds',
      body: '<p>Something wrong with your food? Call us the same day: we cook it again or give the money back, by M-PESA, at once.</p>',
    },
    {
      title: 'Privacy',
      slug: 'privacy',
      body: '<p>Your phone number is for the rider and for us, your address for this order and, if you like, the next one. Nobody else gets them.</p>',
    },
    {
      title: 'Terms',
      slug: 'terms',
      body: '<p>Prices include VAT. Orders can be cancelled until the meat is on the fire, which is about 20 minutes before it leaves.</p>',
    },
  ],
  zones: [
    {
      name: 'Around Kilimani',
      places: [{ ...country('KE'), cities: ['Kilimani', 'Hurlingham', 'Lavington', 'Upper Hill'] }],
      rates: [
        flatRate({ name: 'Rider', price: 20_000, free_from: 300_000, delivery_time: '30 to 45 minutes' }),
      ],
    },
    {
      name: 'Nairobi',
      places: [{ ...country('KE'), regions: ['Nairobi'], cities: ['Nairobi'] }],
      rates: [flatRate({ name: 'Rider', price: 40_000, free_from: null, delivery_time: 'About an hour' })],
    },
  ],
  pickup: {
    instructions: 'At the counter on Ngong Road; say your order number.',
    lead_hours: 1,
    slots: [
      { weekdays: everyDay, from: '12:00', to: '13:00', capacity: 20 },
      { weekdays: everyDay, from: '13:00', to: '14:00', capacity: 20 },
      { weekdays: everyDay, from: '18:00', to: '19:00', capacity: 15 },
      { weekdays: [5, 6], from: '19:00', to: '20:00', capacity: 15 },
    ],
  },
  payments: {
    pay_on_delivery: true,
    wallet: {
      name: 'M-PESA',
      number: '512884',
      instructions: 'Lipa na M-PESA, Buy Goods and Services, till 512 884. We confirm when it has come.',
    },
  },
};
