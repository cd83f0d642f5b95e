import type { HelpTopic } from '../topic.ts';

export const pointOfSale: HelpTopic = {
  id: 'point_of_sale',
  title: 'Point of Sale',
  html: `
<p>The point of sale is where you sell in person: a counter, a stall, a table.</p>

<h4>Retail or restaurant</h4>
<ul>
  <li><strong>Retail</strong> is for shops, stalls and counters: add the items, take the payment, print the receipt.</li>
  <li><strong>Restaurant</strong> is for restaurants and bars.</li>
</ul>
<p>You chose the type when you created the store. Change it under <a href="/settings/store">Settings, Store</a>, where you also choose whether the store sells online, in person, or both.</p>

<h4>Record a sale</h4>
<p>Open <a href="/orders/sell">Sell</a>, then search, scan or tap the products and choose Pay. On a keyboard, type part of the title, press Enter to add it, then Enter again to pay. Sales go on without a connection: they are saved on the device and sent when it is online.</p>

<h4>Set up the counter</h4>
<ul>
  <li><strong>Staff and roles.</strong> Each staff member gets their own login under <a href="/settings/staff">Settings, Staff</a>. A Sales Associate sells and sees their own sales; a Sales Supervisor also refunds and gives discounts; an Inventory Officer manages products and stock without seeing prices. An invite expires after seven days.</li>
  <li><strong>Receipt.</strong> Edit the receipt footer in the store settings: opening hours, a thank-you, your return policy.</li>
  <li><strong>VAT.</strong> The rates you set under <a href="/settings/taxes">Settings, Taxes</a> apply at the counter too.</li>
  <li><strong>Stock.</strong> Turn on Inventory Management under <a href="/modules">Modules</a> to count stock by location.</li>
</ul>

<h4>Good habits</h4>
<ol>
  <li>Decide who may refund and give discounts before the first day. It is easier to add a permission than to take one away.</li>
  <li>Don’t share a login. When the cash doesn’t match, you want to ask one person, not five.</li>
  <li>Choose the phone or tablet for the counter, log in on it, and check that it is easy to read from where you stand.</li>
  <li>Count the cash float every morning, write it down, and count again at night.</li>
</ol>
`,
};
