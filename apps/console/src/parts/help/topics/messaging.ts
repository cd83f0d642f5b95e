import type { HelpTopic } from '../topic.ts';

export const messaging: HelpTopic = {
  id: 'messaging',
  title: 'Messaging',
  html: `
<p>A customer who asks and gets no answer buys somewhere else. Make it easy to reach you, answer every question the same day, and write first only to customers who agreed to it.</p>

<h4>Be easy to reach</h4>
<ul>
  <li><strong>Contact details.</strong> Add your business email, phone, WhatsApp number and social links under <a href="/settings/store">Settings, Store</a>. A missing business email is listed under Before you go live.</li>
  <li><strong>Documents by email.</strong> Send an invoice, a receipt or a packing slip from an order, and a statement from the customer’s page.</li>
  <li><strong>Payment reminders.</strong> Turn them on under <a href="/settings/receipts">Settings, Receipts</a>.</li>
  <li><strong>Emails to your team.</strong> Invites, codes and password links are sent by email. If one doesn’t arrive, check the spam folder, then send it again.</li>
</ul>

<h4>Answer well</h4>
<ol>
  <li><strong>Use a business address,</strong> not your own. It stays when a staff member leaves.</li>
  <li><strong>Say when you answer.</strong> “We reply from 8 to 18” is better than silence at night.</li>
  <li><strong>Write five answers once:</strong> is it in stock, what does delivery cost, how can I pay, can I return it, where are you. Keep them where your staff can find them.</li>
  <li><strong>End with the next step:</strong> a price, a time, or a question that can be answered with yes.</li>
</ol>

<h4>Ask before you send news</h4>
<p>Sending offers to people who did not ask for them is against the law in many countries. Keep a list of customers who agreed: name, phone or email, when they agreed and where. Remove anyone who asks, on the same day.</p>
`,
};
