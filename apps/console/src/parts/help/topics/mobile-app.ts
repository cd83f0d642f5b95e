import type { HelpTopic } from '../topic.ts';

export const mobileApp: HelpTopic = {
  id: 'mobile_app',
  title: 'Integrating Mobile App',
  html: `
<p>If you have your own app, or a developer builds one for you, it can log people in with their Sokoni account and work with your store through the API. Give this page to your developer. To use Sokoni on a phone you don’t need any of this: open it in the browser and add it to your home screen.</p>

<h4>Log in from an iOS app</h4>
<ol>
  <li>The app opens <code>/login/ios</code> in a browser view, with links to sign up and to reset a password.</li>
  <li>The user logs in, or signs up and enters the four digits from the email. The app never sees the password.</li>
  <li>Sokoni goes to <code>/ios/success?otp=…</code>. The app watches for this address and reads the value of <code>otp</code>.</li>
  <li>The app sends that code to <code>POST /accounts/api/v1/auth/users/otp/login</code> and gets a token, the user and their pending invites.</li>
</ol>
<p>The code works <strong>once</strong>, and only for <strong>60 seconds</strong>. If it has expired, open the login page again. Never log the code, and never send it to another server.</p>

<h4>After the login</h4>
<ul>
  <li>Send the token as <code>Authorization: Bearer …</code> with each call, and store it in the phone’s keychain.</li>
  <li><code>GET /marketplace/v1/user/start</code> returns the user’s stores. Each has a business token for that user in that store.</li>
  <li>Refresh the token before it expires with <code>POST /accounts/api/v1/users/token/refresh</code>. A 401 means: log in again.</li>
  <li>Add an <code>Idempotency-Key</code> to every POST that changes something. If the connection breaks, repeat the call with the same key and nothing happens twice.</li>
  <li>Amounts are whole numbers in the smallest unit of the currency: <code>199900</code> is NGN 1,999.00.</li>
</ul>

<h4>What the API has</h4>
<ul>
  <li><strong>Sales:</strong> orders and drafts, payments, refunds, fulfilment, returns, discounts, gift cards and documents.</li>
  <li><strong>Catalogue and stock:</strong> products, variants, categories, pictures, stock by location, stock-takes, transfers and purchase orders.</li>
  <li><strong>Customers and reports:</strong> customers, groups, store credit, statements, sales, VAT and stock value.</li>
  <li><strong>Live updates:</strong> <code>GET /marketplace/v1/stores/{id}/events</code> streams changes in the store as they happen.</li>
</ul>
<p>All calls and their fields are described at <a href="/docs/api">/docs/api</a>, and for code generators at <a href="/openapi.json">/openapi.json</a>. Try them in a store in test mode, with an account made for it.</p>
`,
};
