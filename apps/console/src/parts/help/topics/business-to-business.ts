import type { HelpTopic } from '../topic.ts';

export const businessToBusiness: HelpTopic = {
  id: 'business_to_business',
  title: 'Business to Business (B2B)',
  html: `
<p>Business to business means that your customer is another business: a shop that orders ten cartons, a hotel that orders every Monday. Such buyers ask for other prices, larger quantities and time to pay.</p>

<h4>What is there today</h4>
<ul>
  <li><strong>The Wholesales (B2B) module</strong> can be switched on under <a href="/modules">Modules</a>. Its pages, the supplier’s cart among them, are still being built; the switch says that your store will want them.</li>
  <li><strong>Product types.</strong> Wholesale distribution and Franchise are open to accounts on the Enterprise plan. The other types sell to businesses just as well.</li>
  <li><strong>Enterprise trial.</strong> An admin can try the plan for 14 days under <a href="/settings/mode">Settings, Mode</a>, once for the whole account. When it ends the account goes back to the basic plan, and nothing is lost.</li>
  <li><strong>Several stores.</strong> One account can hold a retail store and a wholesale store side by side, each with its own currency, staff and VAT. The menu with the store’s name leads from one to the other.</li>
</ul>

<h4>How VAT works between businesses</h4>
<p>Wholesale prices are written without VAT, and the tax is added to the sum of all lines that are not exempt. So agree with your accountant which goods are exempt before you write a price list, and say on every offer that prices are net.</p>

<h4>Prepare your wholesale business</h4>
<ol>
  <li><strong>Two prices for each product:</strong> one for the shelf, one for businesses. Check that the second still pays for delivery and for late payers.</li>
  <li><strong>A least quantity.</strong> Sell in the unit in which you buy, a carton or a dozen, and work stays simple on both sides.</li>
  <li><strong>Terms in writing.</strong> Who may buy on credit, up to which amount, for how many days: 7, 14 or 30. Begin short.</li>
  <li><strong>A list of your buyers</strong> with business name, tax number, contact, delivery address and agreed terms.</li>
  <li><strong>One colleague in charge.</strong> Invite them under <a href="/settings/staff">Settings, Staff</a> with the role that fits.</li>
</ol>
`,
};
