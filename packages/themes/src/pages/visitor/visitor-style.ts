/** The cart, the checkout and the order, and what the script of a shop shows, in each theme: what the editor's preview has not. */
export const visitorStyle = `
.two-columns{display:grid;gap:32px;margin-block-start:24px;align-items:start}
@media(min-width:900px){.two-columns{grid-template-columns:minmax(0,1.5fr) minmax(300px,1fr);gap:48px}}
.summary{border:1px solid var(--line);border-radius:12px;padding:20px;display:grid;gap:16px}
.summary p,.summary h2{margin:0}
.checkout-sums{display:grid;gap:16px}
.summary h2{font-size:1.125rem}
.summary-lines,.sums{display:grid;gap:8px;margin:0}
.summary-lines li,.sums div{display:flex;justify-content:space-between;gap:16px;font-variant-numeric:tabular-nums}
.summary-lines small,.pick small{display:block;opacity:.8}
.sums dd{margin:0}
.sums [data-total]{font-weight:700;font-size:1.125rem;border-block-start:1px solid var(--line);padding-block-start:8px}
.summary .button{text-align:center;width:100%}
.cart-lines{display:grid;gap:16px}
.cart-line{display:grid;grid-template-columns:72px minmax(0,1fr) auto;gap:16px;border-block-end:1px solid var(--line);padding-block-end:16px}
.cart-picture{aspect-ratio:1;background:color-mix(in srgb,var(--ink) 6%,var(--paper));border-radius:8px;overflow:hidden;align-self:start}
.cart-picture img{width:100%;height:100%;object-fit:cover}
.cart-words p,.cart-amount{margin:0}
@media(max-width:599px){.cart-line{grid-template-columns:72px minmax(0,1fr)}.cart-amount{grid-column:2}}
.two-columns h2{font-size:1.25rem;margin-block:0 8px}
.cart-title{font-weight:600;overflow-wrap:anywhere}
.cart-title a{display:inline-block;padding-block:4px}
.cart-amount{font-variant-numeric:tabular-nums;font-weight:600}
.cart-acts{display:flex;flex-wrap:wrap;gap:8px 16px;margin-block-start:8px}
.cart-acts input[type=number]{width:5.5rem;font:inherit;min-height:44px;padding:8px 12px;border:1px solid color-mix(in srgb,var(--ink) 45%,var(--paper));border-radius:8px;background:var(--paper);color:inherit}
.code-form{display:flex;gap:8px;align-items:end}
.code-form .field{flex:1;margin:0;min-width:0}
.code-form input{width:100%}
.problem{color:color-mix(in srgb,#b3261e 80%,var(--ink));font-weight:600}
.section>h1+.problem,.section>h1+.account-head,.section>h1:not(.section-heading)+p{margin-block-start:12px}
.section>p+.button{margin-block-start:20px}
.code-form+.problem{margin-block-start:8px}
.problem a{display:inline-block;padding-block:4px}
.group .field,#checkout>.field{margin-block-end:12px}
.field .problem,.field small{margin:0;font-size:.875rem;font-weight:400}
.written{white-space:pre-line}
.paying,.paying form{display:grid;gap:10px;justify-items:start}.paying .field{width:100%;margin:0}.paying p{margin:0}
.field input[type=file]{padding-block:11px}
.form-text{margin:0 0 16px}
.group{border:0;padding:0;margin:0 0 24px;min-width:0}
.group legend{font-family:var(--heading-face);font-weight:700;font-size:1.25rem;padding:0;margin-block-end:12px}
.pick{display:flex;align-items:flex-start;gap:12px;min-height:44px;padding-block:10px}
.pick input{width:20px;height:20px;flex:none;margin:2px;accent-color:var(--accent)}
.pick small{white-space:pre-line}
.pick-time{margin-inline-start:32px;min-height:44px;padding:8px 12px;border:1px solid color-mix(in srgb,var(--ink) 50%,var(--paper));border-radius:var(--field-radius,8px);background:var(--paper);max-width:calc(100% - 32px)}
.pick-amount{margin-inline-start:auto;font-variant-numeric:tabular-nums}
.checkout-acts{display:grid;gap:12px;text-align:center}
.checkout-acts a{padding-block:10px}
/* A card fills its place in a grid; here it leaves room for what takes it off the list. */
.wished{display:flex;flex-direction:column}.wished .card{flex:1;height:auto}.wished .text-button{text-align:start}
address{font-style:normal;display:grid}
.login{display:grid;gap:16px;max-width:420px;margin-block-start:20px;justify-items:start}.login .field{width:100%}.login .button{width:100%}
.account-head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}
.account-parts{display:grid;gap:28px;align-content:start}
.account-list{display:grid}
.account-list li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;border-block-end:1px solid var(--line);padding-block:12px}
.account-list li>:first-child{flex:1;min-width:160px;overflow-wrap:anywhere}
.account-list small{display:block;color:var(--quiet)}
.account-list a{display:inline-block;padding-block:4px;font-weight:600}
.quiet-button{font:inherit;min-height:44px;padding:8px 12px;border:1px solid color-mix(in srgb,var(--ink) 45%,var(--paper));border-radius:8px;background:none;color:inherit;cursor:pointer}
.consent{position:fixed;z-index:3;inset-block-end:0;inset-inline:0;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;padding:12px 16px;background:var(--paper);color:var(--ink);border-block-start:1px solid var(--line);box-shadow:0 -4px 24px rgb(0 0 0/.08)}
body:has(>.consent:not([hidden])){padding-block-end:136px}@media(min-width:700px){body:has(>.consent:not([hidden])){padding-block-end:76px}}
.consent p{margin:0;font-size:.9375rem}.consent button{min-width:88px}.consent .button{padding:8px 20px;min-height:44px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.zoom{max-width:100vw;max-height:100vh;padding:0;border:0;background:none}.zoom img{max-width:96vw;max-height:94vh;cursor:zoom-out}.zoom::backdrop{background:rgb(0 0 0/.8)}
`;
