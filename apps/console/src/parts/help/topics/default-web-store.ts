import type { HelpTopic } from '../topic.ts';

export const defaultWebStore: HelpTopic = {
  id: 'default_web_store',
  title: 'Default Web Store',
  html: `
<p>Every store in Sokoni has its own web address, a look and the details of your business.</p>

<h4>Set up your web store</h4>
<ul>
  <li><strong>Address.</strong> You chose a subdomain when you created the store. Change it under <a href="/settings/store">Settings, Store</a>; the old one is reserved for you for 90 days.</li>
  <li><strong>Look.</strong> Choose one of four looks under <a href="/dashboard/theme">Theme</a>. You can change it at any time.</li>
  <li><strong>Logo and description.</strong> A square logo of at least 640 pixels stays sharp everywhere. Sokoni makes the smaller sizes.</li>
  <li><strong>Products.</strong> Add your titles, prices, pictures, variants and stock under <a href="/products">Products</a>. Each product shows what is missing, with a link to fix it.</li>
  <li><strong>Contact.</strong> Add your email, phone, address and social links in the store settings. Customers trust a store they can reach.</li>
  <li><strong>Tax.</strong> Choose under <a href="/settings/taxes">Settings, Taxes</a> whether you charge VAT, at what rate, and whether your prices include it. Agree this with your accountant first.</li>
</ul>

<h4>Test mode and live mode</h4>
<p>A new store usually starts in test mode, shown by the line at the top of each page. Test orders are not real purchases. When you are ready, an admin goes live under <a href="/settings/mode">Settings, Mode</a>; the card there lists what to complete before you go live.</p>

<h4>Add your products</h4>
<ol>
  <li>Start with your twenty best sellers.</li>
  <li>Photograph each one in daylight in front of a plain wall, square, with room around it.</li>
  <li>Write a title that a stranger would search for: “Cotton shirt, men, short sleeve”, not “Style 402”.</li>
  <li><a href="/products/new">Add the first product</a> by hand. For the next ones, duplicate a similar product and change what differs, or import a file.</li>
</ol>
<p>A product that is a draft or archived, has no price, or is out of stock is not offered to customers.</p>
`,
};
