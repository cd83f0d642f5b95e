import { country, flatRate, type OnlineShop } from './online-shop.ts';

/** Bright and dense: shelves of everything, brought across Lagos tomorrow. */
export const lagosOnline: OnlineShop = {
  theme: 'corner',
  settings: {
    announcement: 'Free delivery in Lagos from ₦75,000',
    announcement_link: '/pages/delivery',
    seo_title: 'Mama Bisi Home: everything for the house, Lagos',
    seo_description:
      'Kitchen, bedroom, cleaning and appliances from Surulere, brought across Lagos the next day. Pay on delivery or by transfer.',
  },
  home: (categoryId) => [
    {
      type: 'hero',
      settings: {
        heading: 'Everything for the house',
        text: 'From basins to bulbs, since 2011. Order before 4 pm and it is at your door tomorrow.',
        button_label: 'Shop the shelves',
        height: 'short',
      },
    },
    {
      type: 'strip',
      blocks: {
        type: 'promise',
        each: [
          { text: 'Next-day delivery in Lagos' },
          { text: 'Pay on delivery' },
          { text: 'Exchange within 14 days' },
        ],
      },
    },
    { type: 'collection_grid', settings: { heading: 'Walk the shelves', most: 7 } },
    {
      type: 'featured_products',
      settings: { heading: 'For the kitchen', collection: categoryId('Kitchen'), most: 6 },
    },
    {
      type: 'featured_products',
      settings: { heading: 'Small appliances', collection: categoryId('Appliances'), most: 6 },
    },
    {
      type: 'testimonials',
      settings: { heading: 'What customers say' },
      blocks: {
        type: 'testimonial',
        each: [
          {
            text: 'I ordered plates for forty guests on Thursday and they came on Friday, not one broken.',
            name: 'Ikeja Caterers',
          },
          { text: 'The price on the site is the price at the counter. I like that.', name: 'Ngozi Eze' },
          {
            text: 'They called before they came, and took the transfer at the door.',
            name: 'Tunde Bakare',
            stars: 4,
          },
        ],
      },
    },
    {
      type: 'faq',
      settings: { heading: 'Questions we are asked' },
      blocks: {
        type: 'question',
        each: [
          {
            question: 'Can I pay when it comes?',
            answer:
              '<p>Yes, in Lagos, in cash, by card or by transfer, for orders of up to ₦150,000. Check the items before you pay.</p>',
          },
          {
            question: 'What if something is broken?',
            answer:
              '<p>Show the driver, or send us a picture within 48 hours. We bring another one, or give the money back.</p>',
          },
          {
            question: 'Do you sell in cartons?',
            answer: '<p>Yes. Call the shop for more than ten of an item: the price is lower.</p>',
          },
        ],
      },
    },
    {
      type: 'newsletter',
      settings: {
        heading: 'New in the shop',
        text: 'We write once a week: what came in, and what is cheaper.',
      },
    },
    {
      type: 'location',
      settings: { heading: 'Visit us in Surulere' },
      blocks: {
        type: 'hours',
        each: [
          { days: 'Monday to Friday', times: '9:00–19:00' },
          { days: 'Saturday', times: '9:00–20:00' },
          { days: 'Sunday', times: '13:00–18:00' },
        ],
      },
    },
  ],
  pages: [
    {
      title: 'About us',
      slug: 'about',
      body: '<p>Bisi Adewale opened the shop in 2011 with forty basins and a rented stall on Adeniran Ogunsanya Street. Today it is three rooms of kitchen, bedroom and cleaning things, and a van.</p><p>What has stayed: the price is written on the item, and whoever buys a pot here can bring back the lid.</p>',
    },
    {
      title: 'Delivery',
      slug: 'delivery',
      body: '<h2>In Lagos</h2><p>Order before 4 pm, and our own driver comes the next day between 9 am and 6 pm. It costs ₦2,500, and nothing from ₦75,000 on.</p><h2>Elsewhere in Nigeria</h2><p>By courier in two to five days, priced by weight. You get the waybill number by email.</p><h2>Collect</h2><p>Ready four hours after you order, at the counter in Surulere.</p>',
    },
    {
      title: 'Returns',
      slug: 'refunds',
      body: '<p>Unused items with their receipt are exchanged or refunded within 14 days. We pay for the way back where the fault is ours. Money goes back the way it came, in three working days.</p><p>Mattresses and pillows that were opened stay with you, unless they are faulty.</p>',
    },
    {
      title: 'Privacy',
      slug: 'privacy',
      body: '<p>We keep your name, phone and address to bring your order and to answer for it afterwards. We do not sell them, and the courier learns only what it needs. Write to us to see or delete what we keep.</p>',
    },
    {
      title: 'Terms',
      slug: 'terms',
      body: '<p>Prices include VAT. An order is a contract when we confirm it by email. Items stay ours until they are paid for. The law of the Federal Republic of Nigeria applies.</p>',
    },
  ],
  zones: [
    {
      name: 'Lagos',
      places: [{ ...country('NG'), regions: ['Lagos'] }],
      rates: [
        flatRate({
          name: 'Our driver',
          price: 250_000,
          free_from: 7_500_000,
          delivery_time: 'Next day, 9 am to 6 pm',
        }),
        flatRate({ name: 'Same day', price: 500_000, free_from: null, delivery_time: 'Today until 9 pm' }),
      ],
    },
    {
      name: 'Rest of Nigeria',
      places: [country('NG')],
      rates: [
        {
          name: 'Courier',
          basis: 'weight',
          bands: [
            { up_to: 2_000, price: 450_000 },
            { up_to: 5_000, price: 650_000 },
            { up_to: 15_000, price: 1_100_000 },
            { up_to: null, price: 1_800_000 },
          ],
          free_from: null,
          delivery_time: '2 to 5 days',
          courier: 'GIG Logistics',
          tracking_url: '',
        },
      ],
    },
  ],
  pickup: { instructions: 'At the counter, Monday to Saturday from 9 am.', lead_hours: 4, slots: [] },
  payments: {
    pay_on_delivery: true,
    pay_on_delivery_max: 15_000_000,
    bank_transfer: true,
    bank_transfer_proof: true,
  },
};
