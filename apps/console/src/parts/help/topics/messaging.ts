import type { HelpTopic } from '../topic.ts';

export const messaging: HelpTopic = {
  id: 'messaging',
  title: 'Messaging',
  html: `
<p>A customer who asks and gets no answer buys somewhere else. The Messaging module is meant to bring those questions into one inbox. The inbox is still being built; this page says what works already, and what you can do now so that it is quick to fill.</p>

<h4>What works today</h4>
<ul>
  <li><strong>Your contact details.</strong> Business e-mail and phone stand under <a href="/settings/store">Settings, Store</a>, and so do your WhatsApp number and the links to your pages elsewhere. A store without a business e-mail is named in the list of what buyers would still miss.</li>
  <li><strong>The module.</strong> Messaging and Marketing are suggested to every store that sells online. Switch them on or off under <a href="/modules">Modules</a>.</li>
  <li><strong>Mail from Sokoni to your team.</strong> Invites, codes and links to reset a password go out by e-mail. When one does not arrive, look into the spam folder first, then have it sent again.</li>
</ul>

<h4>Answer well, wherever the question comes in</h4>
<ol>
  <li><strong>Use an address of the business,</strong> not your own. It stays when a colleague leaves.</li>
  <li><strong>Say when you answer.</strong> “We reply from 8 to 18” is better than silence at night.</li>
  <li><strong>Write five answers once:</strong> is it in stock, what does delivery cost, how can I pay, can I return it, where are you. Keep them where everybody who sells finds them.</li>
  <li><strong>End with the next step:</strong> a price, a time, or a question that can be answered with yes.</li>
</ol>

<h4>Ask before you send news</h4>
<p>Sending offers to people who did not ask for them is against the law in many countries, and it costs trust everywhere. Begin today with a list of those who said yes: name, phone or e-mail, the day they agreed and where. Leave off whoever asks to be left off, on the same day. A short list that wants to hear from you sells more than a long one that does not.</p>
`,
};
