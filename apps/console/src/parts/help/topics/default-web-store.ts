import type { HelpTopic } from '../topic.ts';

export const defaultWebStore: HelpTopic = {
  id: 'default_web_store',
  title: 'Default Web Store',
  html: `
<p>Every store in Sokoni comes with a web store of its own: an address, a look and a set of facts about your business. The pages that buyers will see are still being built. Everything they will be made of can be put in order today.</p>

<h4>What you can do now</h4>
<ul>
  <li><strong>Address.</strong> You chose a sub-domain when you created the store. It is yours alone. You can change it under <a href="/settings/store">Settings, Store</a>; the old one stays reserved for you for 90 days.</li>
  <li><strong>Look.</strong> Under <a href="/dashboard/theme">Theme</a> you choose one of four looks. Changing it later costs nothing and loses nothing.</li>
  <li><strong>Logo and description.</strong> A square logo of at least 640 pixels stays sharp everywhere. Sokoni makes the smaller sizes itself.</li>
  <li><strong>Products.</strong> Under <a href="/products">Products</a> stands what you sell: names, prices, pictures, sizes and colours, and how many there are. Each product says in one line what a buyer would still miss, and leads to the place where you mend it.</li>
  <li><strong>Reaching you.</strong> E-mail, phone, address and your links to Instagram, WhatsApp and others stand together in the store settings. Buyers trust a store that can be called.</li>
  <li><strong>Tax.</strong> Under <a href="/settings/taxes">Settings, Taxes</a> you say whether you charge VAT, how much, and whether your prices include it. Settle this with your accountant before the first price is written.</li>
</ul>

<h4>Test mode and live mode</h4>
<p>A new store usually starts in test mode, and the mango line at the top of each page says so. Nothing in test mode is a real purchase. When you are ready, an admin goes live under <a href="/settings/mode">Settings, Mode</a>; the card there lists what a buyer would still miss.</p>

<h4>Fill your shelves</h4>
<ol>
  <li>Begin with your twenty best sellers, not with everything you have.</li>
  <li>Photograph each one in daylight in front of a plain wall, square, with room around it.</li>
  <li>Write a name that a stranger would search for: “Cotton shirt, men, short sleeve”, not “Style 402”.</li>
  <li><a href="/products/new">Add the first one</a> by hand. The next ones go faster: duplicate one that is like it and change what differs.</li>
</ol>
<p>A product that is a draft or archived, has no price, or has run out is never offered to buyers.</p>
`,
};
