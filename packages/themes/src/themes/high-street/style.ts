/** High Street: a fashion floor. Black on white, capitals, edges, pictures that fill the window. */
export const style = `
:root{--radius:0;--button-radius:0;--field-radius:0;--card-ratio:3/4;--grid-gap:36px 3px;--width:1680px;--tile-ratio:3/4;--gallery-ratio:3/4}
h1,h2,.brand{font-weight:800;letter-spacing:-.02em;text-transform:uppercase;line-height:1}
.header{position:sticky;inset-block-start:0;z-index:5;background:var(--paper);border-block-end:1px solid var(--ink)}
.header-row{display:grid;grid-template-columns:1fr auto 1fr;padding-inline:clamp(16px,2.5vw,40px);min-height:60px}
.header .brand{grid-column:2;grid-row:1;font-size:1.5rem;letter-spacing:-.03em;font-weight:900;text-align:center}
.header .header-end{grid-column:3}
.header-menu .menu a{font-size:.8125rem;font-weight:600;letter-spacing:.06em;text-transform:uppercase}
.header-menu a:hover{text-decoration:underline;text-underline-offset:5px}
.cart-link{position:relative}.cart-word{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.hero{background:var(--ink);color:var(--paper)}
.hero-words{align-self:end}
.hero-heading{font-weight:900;font-size:clamp(2.75rem,1rem + 8vw,8rem);line-height:.9;letter-spacing:-.04em;max-width:12ch}
.hero .button{background:var(--paper);color:var(--ink);border-color:var(--paper)}
.hero .button:hover{background:transparent;color:inherit}
.hero-collage{padding:0;gap:3px;height:100%}.hero-collage img:nth-child(n){transform:none;height:100%;aspect-ratio:3/5}.hero-collage img:nth-child(3){display:none}
@media(min-width:860px){.hero:has(.hero-collage){align-items:stretch;grid-template-columns:1.4fr 1fr}.hero:has(.hero-collage) .hero-words{padding-inline:clamp(16px,2.5vw,40px)}.hero:has(.hero-collage) .hero-heading{font-size:clamp(2.75rem,1rem + 5vw,6rem)}.hero-collage{padding:0}}
.button{text-transform:uppercase;letter-spacing:.06em;font-size:.875rem;min-height:52px}
.grid{grid-template-columns:repeat(2,minmax(0,1fr))}
.width:has(>.grid),.section>.width{padding-inline:clamp(16px,2.5vw,40px)}
.card-picture{margin-block-end:8px}
.card-line{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;padding-inline-end:8px}
.card-title{font-size:.875rem;font-weight:500}
.card .price{font-size:.875rem}
.badge{border-radius:0;inset-block-start:0;inset-inline-start:0;text-transform:uppercase;font-size:.75rem;letter-spacing:.05em}
.tiles{grid-template-columns:repeat(auto-fill,minmax(min(46%,260px),1fr));gap:3px}
.tile{position:relative}
.tile-picture::after{content:'';position:absolute;inset:0;background:linear-gradient(transparent 55%,rgb(0 0 0/.65))}
.tile-name{position:absolute;inset-inline:16px;inset-block-end:14px;color:#fff;font:800 1.25rem/1 var(--heading-face);text-transform:uppercase;overflow-wrap:anywhere}
.tile:not(:has(img)) .tile-picture{background:var(--ink)}
.product{padding:0;gap:0}
.product-words{padding:24px clamp(16px,2.5vw,40px) 40px}
.product-brand{font-size:.8125rem;letter-spacing:.06em;text-transform:uppercase}
.product-words h1{font-size:clamp(1.5rem,1.2rem + 1vw,2rem)}
.product-words .price{font-size:1.125rem}
.gallery{gap:3px;margin:0;padding:0;scroll-padding:0}
.gallery a{flex-basis:92%}
.question{border-color:var(--ink)}
.question summary{text-transform:uppercase;letter-spacing:.06em;font-size:.875rem}
.quote{background:transparent;border:1px solid var(--ink)}
.footer{border-color:var(--ink)}
.footer-name{font-weight:900;text-transform:uppercase;letter-spacing:-.02em}
@media(min-width:900px){.product{grid-template-columns:minmax(0,1.7fr) minmax(0,1fr);padding:0;gap:0}.gallery{gap:3px}.product-words{inset-block-start:61px;padding-block-start:40px}}
`.replaceAll('\n', '');
