import type { HelpTopic } from '../topic.ts';

export const mobileApp: HelpTopic = {
  id: 'mobile_app',
  title: 'Integrating Mobile App',
  html: `
<p>If you have an app of your own, or somebody builds one for you, it can sign people in with their Sokoni account. Give this page to your developer. A merchant needs none of it: the console itself works on a phone, and can be put on its home screen from the browser’s menu.</p>

<h4>How an iOS app signs somebody in</h4>
<ol>
  <li>The app opens <code>/login/ios</code> in a browser view. There are links from there to sign up and to reset a password.</li>
  <li>The person logs in, or signs up and types the four digits from the mail. The app never sees the password.</li>
  <li>Sokoni goes to <code>/ios/success?otp=…</code>. The app watches for this address and takes the value of <code>otp</code> from it.</li>
  <li>The app sends that code to <code>POST /accounts/api/v1/auth/users/otp/login</code> and gets a token, who the person is, and the invites that wait for them.</li>
</ol>
<p>The code is long and random, works <strong>once</strong>, and only for <strong>60 seconds</strong>. If it has run out, open the log-in page again. Never log it, and never pass it on to another server.</p>

<h4>After the sign-in</h4>
<ul>
  <li>Send the token as <code>Authorization: Bearer …</code> with each call, and keep it in the keychain of the phone.</li>
  <li><code>GET /marketplace/v1/user/start</code> answers the stores of the person. Each carries a business token, which speaks for that person in that one store.</li>
  <li>Exchange the token for a new one before it runs out, with <code>POST /accounts/api/v1/users/token/refresh</code>. A 401 means: log in again.</li>
  <li>Add an <code>Idempotency-Key</code> to every POST that changes something. When the network breaks off, repeat the call with the same key and nothing happens twice.</li>
  <li>Amounts of money are whole numbers in the smallest unit of the currency: <code>199900</code> is NGN 1,999.00.</li>
</ul>

<h4>Everything else</h4>
<p>All calls with their fields are described at <a href="/docs/api">/docs/api</a>. The same as a document for code generators is at <a href="/openapi.json">/openapi.json</a>. Try things out in a store in test mode, with an account made for it. Calls for products and orders are not there yet; they will be described in the same place.</p>
`,
};
