import type { HelpTopic } from '../topic.ts';

export const pointOfSale: HelpTopic = {
  id: 'point_of_sale',
  title: 'Point of Sale',
  html: `
<p>Sell in person at a counter, a stall or a table. It goes on selling when the internet doesn’t.</p>

<h4>Start</h4>
<p>Open <a href="/orders/sell">Sell</a> on the phone, tablet or computer at the counter and choose Start selling: the device becomes a register, with receipt numbers of its own. To use another device, open Sell there and take over the register.</p>

<h4>Sell</h4>
<ul>
  <li><strong>Products.</strong> Tap, scan with a scanner or the camera, or type part of the name. F2 searches, F9 pays.</li>
  <li><strong>The sale.</strong> Tap a line to change its quantity, price or discount.</li>
  <li><strong>Another customer is waiting.</strong> Open a second sale, or park this one: any register can resume it.</li>
  <li><strong>Payment.</strong> One method or several. Customers can pay part now, buy on credit, or collect later.</li>
  <li><strong>Returns and exchanges.</strong> Find the sale under Past sales and choose Return items. Sales of another device are under <a href="/orders">Orders</a>.</li>
</ul>

<h4>Without a connection</h4>
<p>Each sale is saved on the device before the screen says paid, and sent once you are online. The cloud at the top shows how many are unsent.</p>
<ul>
  <li><strong>Before you clear the browser</strong> or give the device away, wait until nothing is unsent, or download it under <a href="/point-of-sale/outbox">This device</a>.</li>
  <li><strong>Gift cards and store credit</strong> need a connection.</li>
  <li><strong>Prices or stock changed meanwhile?</strong> The sale is recorded as it was rung up and marked under <a href="/orders?review=1">Orders, Needs review</a>. What can’t be recorded waits under <a href="/point-of-sale/attention">Needs attention</a>.</li>
</ul>

<h4>Shifts</h4>
<ol>
  <li>Open a shift with the cash in the drawer.</li>
  <li>Record cash in and out, with a reason.</li>
  <li>Count the drawer and close the shift. Its report is under <a href="/point-of-sale/shifts">Shifts</a>, to print or download.</li>
</ol>

<h4>Receipts and printers</h4>
<ul>
  <li><strong>Printer and drawer</strong> on the selling screen chooses a USB, serial, Bluetooth or network printer and tries it. Without one, the browser prints.</li>
  <li><strong>The code on a receipt</strong> opens it on the customer’s phone, without names or payment references.</li>
  <li><strong>Customer display</strong> shows items, total and change on a second screen.</li>
</ul>

<h4>For owners</h4>
<ul>
  <li><strong>PINs.</strong> Staff set theirs under <a href="/settings/account">Settings, Account</a>. With it they switch at the till, and supervisors approve discounts and refunds, offline too.</li>
  <li><strong>Products at the till.</strong> Put what sells most on <a href="/point-of-sale/layout">pages of its own</a>, and read the barcodes of your scales.</li>
  <li><strong>Payment methods,</strong> cash rounding, tips and the automatic lock are in the <a href="/point-of-sale/settings">settings</a>.</li>
  <li><strong>Receipts.</strong> Their text is under <a href="/settings/receipts">Settings, Receipts</a>.</li>
  <li><strong>Training.</strong> Press the cloud and switch Training on: nothing that is rung up counts.</li>
</ul>
`,
};
