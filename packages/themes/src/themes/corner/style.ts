/** Corner: the store at the corner. Bright, dense, friendly: shelves, price tags, everything at hand. */
export const style = `
:root{--radius:14px;--button-radius:12px;--field-radius:12px;--card-ratio:1;--grid-gap:12px;--columns:6;--width:1320px;--tile-ratio:4/3;--quick:color-mix(in srgb,var(--accent) 16%,#fff)}
body{background:color-mix(in srgb,var(--ink) 3.5%,var(--paper))}
h1,h2,.brand{font-weight:800;letter-spacing:-.02em}
h1{font-size:clamp(1.5rem,1.2rem + 1.4vw,2.125rem)}
h2{font-size:clamp(1.25rem,1.1rem + .7vw,1.625rem)}
.section{padding-block:clamp(18px,2.6vw,32px)}
.header{background:var(--accent);color:var(--accent-ink);position:sticky;inset-block-start:0;z-index:5}
.brand{font-size:1.5rem}
.header .search-form{flex:1;max-width:640px;margin-inline:auto}
.header .search-form form{border:0;color:var(--ink);background:var(--paper)}
.header .cart-link{border-radius:12px;padding-inline:12px;background:color-mix(in srgb,#000 20%,transparent);font-weight:600}
.cart-count{background:#ffd84d;color:#14181f}
.shelves{overflow-x:auto;scrollbar-width:none}
.shelves .menu>ul{flex-wrap:nowrap;gap:8px;padding-block:0 12px}
.shelves .menu>ul>li>a{white-space:nowrap;padding:9px 16px;border-radius:99px;background:color-mix(in srgb,#000 20%,transparent);font-weight:600;font-size:.9375rem}
.shelves .menu>ul>li>a:hover{background:color-mix(in srgb,#000 36%,transparent)}
.header .menu ul ul{color:var(--ink);border-radius:12px}
.hero{min-height:0;background:transparent;padding:clamp(12px,2vw,20px) clamp(16px,4vw,40px) 0;max-width:var(--width);margin-inline:auto}
.hero-words{border-radius:20px;background:#ffd84d;color:#14181f;padding:clamp(24px,4vw,56px);gap:12px}
.hero:has(.hero-collage){background:transparent;gap:12px}.hero:has(.hero-collage) .hero-words{height:100%;align-content:center;padding-inline:clamp(24px,4vw,56px)}.hero-collage{padding:0}.hero-collage img{background:var(--paper)}.hero-collage img:nth-child(n){transform:none}
.hero-heading{font-size:clamp(1.75rem,1.2rem + 2.6vw,3.25rem);font-weight:800}
[data-with-picture].hero{min-height:var(--hero-height)}
[data-with-picture] .hero-picture{border-radius:20px;inset:clamp(12px,2vw,20px) clamp(16px,4vw,40px) 0}
[data-with-picture]>.hero-words{background:transparent;color:#fff}
.grid{grid-template-columns:repeat(2,minmax(0,1fr))}
@media(min-width:560px){.grid{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media(min-width:800px){.grid{grid-template-columns:repeat(4,minmax(0,1fr))}}
@media(min-width:1100px){.grid{grid-template-columns:repeat(var(--columns),minmax(0,1fr))}}
.card{background:var(--paper);border:1px solid var(--line);border-radius:var(--radius);padding:10px;gap:2px}
.wished form{padding-inline:10px}
.card:hover{border-color:var(--accent)}
.card-picture{border-radius:10px;margin-block-end:8px}
.card .price{font-size:1.1875rem;font-weight:800;font-family:var(--heading-face)}
.card-title{font-size:.9375rem;font-weight:500}
.badge-sale{background:#d7263d;color:#fff}
.tiles{grid-template-columns:repeat(auto-fill,minmax(min(45%,150px),1fr));gap:10px}
.tile{background:var(--paper);border:1px solid var(--line);border-radius:var(--radius);padding:8px 8px 12px;text-align:center}
.tile-picture{border-radius:10px}
.product{padding-block:12px 32px}
.product-words .price{font-size:1.75rem;font-weight:800;font-family:var(--heading-face)}
.buy-box{display:grid;gap:14px;background:var(--paper);border:1px solid var(--line);border-radius:var(--radius);padding:20px}
.gallery a{background:var(--paper);border:1px solid var(--line)}
.description-heading{font-size:1.125rem;margin-block-end:8px}
.question,.quote{background:var(--paper);border:1px solid var(--line);border-radius:var(--radius);padding-inline:16px;margin-block-end:8px}
.footer{background:var(--paper)}
@media(min-width:900px){.product{grid-template-columns:minmax(0,1fr) minmax(0,1fr);padding-block:16px 48px}}
@media(max-width:859px){.header-row{flex-wrap:wrap;padding-block:6px 10px;min-height:0}.header .cart-link{margin-inline-start:auto}.header .search-form{order:3;flex:1 0 100%;max-width:none}.header{position:static}}
`.replaceAll('\n', '');
