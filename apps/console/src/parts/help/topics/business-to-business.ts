import type { HelpTopic } from '../topic.ts';

export const businessToBusiness: HelpTopic = {
  id: 'business_to_business',
  title: 'Business to Business (B2B)',
  html: `
<p>Business to business means that your customer is another business: a shop that orders ten cartons, a hotel that orders every Monday. These customers expect other prices, larger quantities and time to pay.</p>

<h4>Sell on account</h4>
<ul>
  <li><strong>Credit.</strong> Set a credit limit for each customer under <a href="/customers">Customers</a>, and sell with Credit Purchase or Part Payment and a due date.</li>
  <li><strong>Statements and reminders.</strong> Print or email a statement from the customer’s page. Turn on payment reminders under <a href="/settings/receipts">Settings, Receipts</a>.</li>
  <li><strong>Customer groups.</strong> Group your business customers to find them quickly.</li>
  <li><strong>Receivables.</strong> <a href="/reports/receivables">Receivables</a> shows how much each customer has outstanding, and for how long.</li>
</ul>

<h4>Plans and stores</h4>
<ul>
  <li><strong>Product types.</strong> Wholesale distribution and Franchise need the Enterprise plan. The other types sell to businesses just as well.</li>
  <li><strong>Enterprise trial.</strong> An admin can try the plan for 14 days under <a href="/settings/mode">Settings, Mode</a>, once per account. Your account then returns to the Basic plan, and nothing is lost.</li>
  <li><strong>Several stores.</strong> One account can have a retail store and a wholesale store, each with its own currency, staff and VAT. Switch between them from the menu with the store’s name.</li>
</ul>

<h4>VAT between businesses</h4>
<p>Wholesale prices exclude VAT; the tax is added to the total of all lines that are not exempt. Agree with your accountant which products are exempt before you write a price list, and state on every quote that prices exclude VAT.</p>

<h4>Prepare your wholesale business</h4>
<ol>
  <li><strong>Two prices for each product:</strong> one retail, one for businesses. Check that the second still covers delivery and late payment.</li>
  <li><strong>A minimum quantity.</strong> Sell in the unit in which you buy, a carton or a dozen, and work stays simple on both sides.</li>
  <li><strong>Terms in writing.</strong> Who may buy on credit, up to which amount, for how many days: 7, 14 or 30. Start short.</li>
  <li><strong>A list of your customers</strong> with business name, tax number, contact, delivery address and agreed terms.</li>
  <li><strong>One staff member in charge.</strong> Invite them under <a href="/settings/staff">Settings, Staff</a> with the right role.</li>
</ol>
`,
};
