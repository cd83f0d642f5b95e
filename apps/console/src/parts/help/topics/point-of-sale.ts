import type { HelpTopic } from '../topic.ts';

export const pointOfSale: HelpTopic = {
  id: 'point_of_sale',
  title: 'Point of Sale',
  html: `
<p>The point of sale is where you sell in person: a counter, a stall, a table. In Sokoni it comes in two kinds, and every store that sells in person is one of them.</p>

<h4>Retail or restaurant</h4>
<ul>
  <li><strong>Retail</strong> is for shops, stalls and counters: pick the goods, take the money, print the receipt.</li>
  <li><strong>Restaurant</strong> is for restaurants and bars. The Food Menu module is suggested with it.</li>
</ul>
<p>You chose the kind when you created the store. It can be changed under <a href="/settings/store">Settings, Store</a>, together with the question whether the store sells online, in person, or both.</p>

<h4>What is there today</h4>
<p><a href="/orders/sell">Sell</a> records a sale: search, scan or touch the goods, choose how it is paid, and record it. Whoever sells by keyboard types a piece of the name, presses Enter, and then Ctrl and Enter. Tables, a kitchen, shifts and selling without a network are still to come. Around the counter there is:</p>
<ul>
  <li><strong>Modules.</strong> Switch Point of Sales, Expenses or Inventory Management on under <a href="/modules">Modules</a>, so that the store knows what it will need.</li>
  <li><strong>People and roles.</strong> Under <a href="/settings/staff">Settings, Staff</a> each colleague gets an own log-in. A Sales Associate sells and sees the own sales; a Sales Supervisor also refunds, gives discounts and closes shifts; an Inventory Officer looks after goods and sees no money. An invite is good for seven days.</li>
  <li><strong>Receipt.</strong> The line at the foot of every receipt stands in the store settings: opening hours, a thank-you, how long goods can be returned.</li>
  <li><strong>VAT.</strong> What you set under <a href="/settings/taxes">Settings, Taxes</a> holds at the counter too.</li>
</ul>

<h4>Prepare the counter</h4>
<ol>
  <li>Decide who may refund and who may give discounts before the first day. It is easier to add a right than to take one away.</li>
  <li>Let nobody share a log-in. When the cash does not agree, you want to ask one person, not five.</li>
  <li>Choose the phone or tablet that will stand at the counter, log in on it, and see whether the pages are easy to read from where you stand.</li>
  <li>Count the cash float every morning, write it down, and count again at night. The habit is worth more than any till.</li>
</ol>
`,
};
