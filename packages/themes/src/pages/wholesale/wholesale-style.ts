/** The shop for companies, in each theme: on its own pages alone. */
export const wholesaleStyle = `
.wholesale>h1{margin-block:16px}
.wholesale h2{font-size:1.125rem;margin:0 0 8px}
.wholesale p{margin-block:4px}
.wholesale-head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}
.wholesale-links ul{display:flex;flex-wrap:wrap;gap:4px 20px;list-style:none;margin:0;padding:0;border-block-end:1px solid var(--line)}
.wholesale-links a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none}
.wholesale-links [aria-current]{font-weight:700;box-shadow:inset 0 -3px var(--accent)}
.wholesale-terms dl{display:flex;flex-wrap:wrap;gap:8px 32px;margin:0 0 16px}
.wholesale-terms dt,.wholesale-small{font-size:.875rem;color:var(--quiet)}
.wholesale-terms dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
.wholesale-search{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin-block-end:20px}
.wholesale-search .field{flex:1 1 180px;margin:0;min-width:0}
.wholesale-products,.wholesale-variants,.wholesale-rules,.wholesale-breaks{list-style:none;margin:0;padding:0}
.wholesale-product{display:grid;grid-template-columns:72px minmax(0,1fr);gap:16px;border-block-end:1px solid var(--line);padding-block:16px;scroll-margin-block-start:16px}
.wholesale-product h2{overflow-wrap:anywhere}
.wholesale-rules{display:flex;flex-wrap:wrap;gap:0 16px;font-size:.875rem;color:var(--quiet)}
.wholesale-sold{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:end;justify-content:space-between}
.wholesale-price{font-weight:600}
.wholesale-price,.wholesale-breaks{font-variant-numeric:tabular-nums}
.wholesale-breaks{font-size:.9375rem}
.wholesale-add{display:flex;gap:8px;flex-wrap:wrap}
.wholesale-add input{width:6rem;font:inherit;min-height:44px;padding:8px 12px;border:1px solid color-mix(in srgb,var(--ink) 45%,var(--paper));border-radius:8px;background:var(--paper);color:inherit}
.wholesale-add .button{padding:8px 16px;min-height:44px}
.wholesale-stepper{display:flex;gap:8px}
.wholesale-stepper button{min-inline-size:44px}
.wholesale .question{border:0}
#wholesale-checkout .field,#wholesale-quote .field{margin-block-end:12px}
.wholesale summary{cursor:pointer;font-weight:600;padding-block:10px}
.wholesale details .field{margin-block:12px}
.wholesale-variants li{border-block-start:1px solid var(--line);padding-block:12px}
.wholesale-quick textarea{font-family:ui-monospace,monospace;width:100%}
.wholesale-problems{padding-inline-start:1.4em;margin-block:4px 16px}
.wholesale-trouble{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center}
.wholesale-notice{border-inline-start:4px solid var(--accent);padding-inline-start:12px}
@supports selector(:has(a)){.group:not(:has([value=new]:checked))>.wholesale-address{display:none}}
.wholesale a.quiet-button{display:inline-flex;align-items:center;justify-content:center;text-decoration:none}
.wholesale .cart-amount small{display:block;font-weight:400;color:var(--quiet)}
.wholesale .account-list li>:first-child{min-width:min(160px,100%)}
@media(max-width:599px){.wholesale-product{grid-template-columns:56px minmax(0,1fr);gap:12px}.wholesale-product:has(>.cart-picture:empty){grid-template-columns:minmax(0,1fr)}.wholesale-product .cart-picture:empty{display:none}}
`.replaceAll('\n', '');
