/**
 * What all themes share: a reset, the rhythm, the parts that sections and pages are made of. A theme draws over it. Directions are
 * logical, so that a page that is read from the right needs no other CSS.
 */
export const baseStyle = `
*,*::before,*::after{box-sizing:border-box}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%;scroll-padding-block-start:80px}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.55 var(--text-face);-webkit-font-smoothing:antialiased}
h1,h2,h3{font-family:var(--heading-face);line-height:1.15;margin:0;text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:clamp(1.75rem,1.2rem + 2.4vw,2.75rem)}
h2{font-size:clamp(1.375rem,1.1rem + 1.2vw,2rem)}
p{margin:0;text-wrap:pretty;overflow-wrap:anywhere}
img{display:block;max-width:100%;height:auto}
a{color:inherit}
h1,h2,h3,h4,a,bdi,.cart-words p,.card-brand,.choice span{unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}
ul{list-style:none;margin:0;padding:0}
figure,blockquote,dl,dd{margin:0}
button,input,select,textarea{font:inherit;color:inherit}
.width{max-width:var(--width,1240px);margin-inline:auto;padding-inline:clamp(16px,4vw,40px)}
.narrow{max-width:800px}
.quiet{color:var(--quiet);font-size:.9375rem}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;inset-inline-start:8px;inset-block-start:-100px;padding:8px 16px;background:var(--paper);z-index:9}
.skip:focus{inset-block-start:8px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.icon{flex:none;display:block}
.ribbon{background:#f2a33a;color:#14181f;text-align:center;padding:8px 16px;font-size:.875rem}
.announcement{background:var(--ink);color:var(--paper);text-align:center;padding:8px 16px;font-size:.875rem}
.announcement a{display:block}
.text-button{border:0;background:none;padding:10px 0;min-height:44px;text-decoration:underline;cursor:pointer;position:relative;z-index:2}
.text-link{display:inline-block;padding-block:8px}
.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:48px;border:1px solid var(--accent);background:var(--accent);color:var(--accent-ink);padding:10px 24px;font-weight:600;text-decoration:none;text-align:center;cursor:pointer;border-radius:var(--button-radius,8px)}
.button:hover{background:color-mix(in srgb,var(--accent) 88%,var(--ink))}
.button:disabled{background:var(--wash);border-color:var(--line);color:var(--quiet);cursor:default}
.button-plain{background:transparent;color:inherit;border-color:currentColor}
.button-plain:hover{background:var(--wash)}
.field{display:grid;gap:4px;font-weight:600;font-size:.9375rem}
.field input,.field select,.field textarea{font-weight:400;min-height:48px;padding:8px 12px;border:1px solid color-mix(in srgb,var(--ink) 50%,var(--paper));border-radius:var(--field-radius,8px);background:var(--paper);width:100%}

.header a{text-decoration:none}
.header-row{display:flex;align-items:center;gap:8px clamp(12px,2.5vw,32px);min-height:64px}
.brand{font-family:var(--heading-face);font-size:1.375rem;font-weight:700;line-height:1.2;overflow-wrap:anywhere}
.brand img{max-height:44px;width:auto;max-width:160px}
.header-end{display:flex;align-items:center;margin-inline-start:auto}
.search-link,.cart-link,.phone-menu>summary{display:inline-flex;align-items:center;justify-content:center;gap:6px;min-width:44px;min-height:44px}
.cart-word{font-size:.9375rem}
.cart-count{min-width:20px;padding:0 5px;border-radius:99px;background:var(--accent);color:var(--accent-ink);font:600 .75rem/20px var(--text-face);text-align:center}
.menu>ul{display:flex;flex-wrap:wrap;gap:0 clamp(12px,2vw,28px)}
.menu li{position:relative}
.menu a{display:inline-block;padding-block:10px}
.header .menu ul ul{display:none;position:absolute;z-index:3;inset-inline-start:-16px;min-width:200px;padding:8px 16px;background:var(--paper);border:1px solid var(--line);box-shadow:0 12px 32px rgb(0 0 0/.12)}
.header .menu li:hover>ul,.header .menu li:focus-within>ul{display:block}
.phone-menu{display:none}
.phone-menu>summary{list-style:none;cursor:pointer}
.phone-menu>summary::-webkit-details-marker{display:none}
.phone-menu[open]>.menu{position:absolute;z-index:4;inset-inline:0;inset-block-start:100%;background:var(--paper);border-block:1px solid var(--line);padding:8px clamp(16px,4vw,40px) 16px;box-shadow:0 16px 32px rgb(0 0 0/.12)}
.phone-menu .menu>ul{display:grid}
.phone-menu .menu a{padding-block:12px;min-height:44px}
.phone-menu .menu ul ul{display:block;position:static;border:0;box-shadow:none;padding-block:0;padding-inline:16px 0}
.search-form form{display:flex;border:1px solid color-mix(in srgb,var(--ink) 40%,var(--paper));border-radius:var(--field-radius,8px);background:var(--paper)}
.search-form form:has(input:focus-visible){outline:3px solid var(--accent);outline-offset:-2px}
.search-form input{flex:1;min-width:0;min-height:44px;border:0;background:transparent;padding:8px 14px}
.search-form input:focus-visible{outline:0}
.search-form button{min-width:48px;border:0;background:transparent;display:grid;place-items:center;cursor:pointer}
@media(max-width:859px){.header-menu{display:none}.phone-menu{display:block}.cart-word{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.cart-link{position:relative}}

.section{padding-block:clamp(28px,5vw,64px)}
.section:has(>.hero,>.slides,>.strip){padding-block:0}
.section:empty{display:none}
.section-head{display:flex;justify-content:space-between;align-items:baseline;gap:16px;margin-block-end:clamp(16px,2.5vw,28px)}
.section-head a{white-space:nowrap}
.section-heading{margin-block-end:clamp(16px,2.5vw,28px)}
.hero{position:relative;display:grid;background:var(--wash)}
.hero-short{--hero-height:280px}.hero-medium{--hero-height:clamp(340px,48vw,520px)}.hero-tall{--hero-height:clamp(440px,62vw,720px)}
.hero{min-height:var(--hero-height)}
.hero-words{position:relative;align-self:center;display:grid;justify-items:start;gap:16px;width:100%;max-width:var(--width,1240px);margin-inline:auto;padding:40px clamp(16px,4vw,40px)}
.hero-heading{font-size:clamp(2rem,1.2rem + 4vw,4.25rem);max-width:16ch}
.hero-text{font-size:1.125rem;max-width:52ch}
.align-center .hero-words{justify-items:center;text-align:center}
.hero-picture{position:absolute;inset:0;overflow:hidden}
.hero-picture img{width:100%;height:100%;object-fit:cover}
[data-with-picture] .hero-picture::after{content:'';position:absolute;inset:0;background:linear-gradient(rgb(0 0 0/.25),rgb(0 0 0/.6))}
[data-with-picture]>.hero-words{color:#fff}
.hero-collage{display:flex;gap:12px;padding:0 clamp(16px,4vw,40px) 32px}
.hero-collage img{flex:1;min-width:0;width:0;aspect-ratio:1;object-fit:cover;border-radius:var(--radius,0)}
@media(min-width:860px){.hero:has(.hero-collage){grid-template-columns:1.1fr 1fr;max-width:none;align-items:center}.hero:has(.hero-collage) .hero-words{margin:0;padding-inline-start:max(clamp(16px,4vw,40px),calc((100% + 45%*2 - var(--width,1240px))/2))}.hero-collage{padding-block:32px;padding-inline:0 clamp(16px,4vw,56px)}.hero-collage img:nth-child(2){transform:translateY(24px)}.hero-collage img:first-child{transform:translateY(-16px)}}
.slides{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:thin}
.slide{position:relative;flex:0 0 100%;scroll-snap-align:start;display:grid;min-height:var(--hero-height);background:var(--wash)}

.grid{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--grid-gap,24px 14px)}
@media(min-width:700px){.grid{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media(min-width:1000px){.grid{grid-template-columns:repeat(var(--columns,4),minmax(0,1fr));gap:var(--grid-gap,40px 24px)}}
.card{position:relative;display:flex;flex-direction:column;gap:4px;height:100%}
.card-picture{position:relative;aspect-ratio:var(--card-ratio,1);background:var(--wash);overflow:hidden;margin-block-end:6px;border-radius:var(--radius,0)}
.card-picture img{width:100%;height:100%;object-fit:cover}
.no-picture{display:grid;place-items:center;width:100%;height:100%;padding:12px;color:var(--quiet);font:600 1.25rem/1.2 var(--heading-face);text-align:center;overflow-wrap:anywhere}
.card-title{font-size:1rem;font-weight:600;line-height:1.3;font-family:var(--text-face)}
.card-title a{text-decoration:none}
.card-title a::after{content:'';position:absolute;inset:0;z-index:1}
.card-brand{font-size:.8125rem;color:var(--quiet)}
.price{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px;font-variant-numeric:tabular-nums}
.price s{color:var(--quiet);font-size:.875em}
.badge{position:absolute;inset-block-start:10px;inset-inline-start:10px;background:var(--paper);color:var(--ink);padding:3px 10px;border-radius:99px;font-size:.8125rem;font-weight:600;line-height:1.4}
.badge-sale{background:var(--accent);color:var(--accent-ink)}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(44%,190px),1fr));gap:14px}
.tile{display:grid;gap:10px;text-decoration:none;font-weight:600}
.tile-picture{display:block;aspect-ratio:var(--tile-ratio,1);background:var(--wash);overflow:hidden;border-radius:var(--radius,0)}
.tile-picture img{width:100%;height:100%;object-fit:cover}
.side-by-side{display:grid;gap:24px;align-items:center}
.side-picture{border-radius:var(--radius,0);overflow:hidden}
.side-picture img{width:100%}
.side-words{display:grid;gap:16px;justify-items:start}.side-by-side:not(:has(.side-picture)){max-width:800px;text-align:center}.side-by-side:not(:has(.side-picture)) .side-words{justify-items:center}
@media(min-width:800px){.side-by-side:has(.side-picture){grid-template-columns:1fr 1fr;gap:clamp(32px,6vw,80px)}.picture-end .side-picture{order:2}}
.quotes{display:grid;gap:20px;grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr))}
.quote{display:grid;gap:12px;padding:24px;background:var(--wash);border-radius:var(--radius,0);height:100%;align-content:start}
.quote figcaption{color:var(--quiet);font-size:.9375rem}
.stars{display:flex;color:var(--accent)}.stars .icon{width:18px;height:18px}
.question{border-block-end:1px solid var(--line)}
.question summary{padding-block:16px;font-weight:600;cursor:pointer}
.question .html{padding-block-end:16px}
.video{position:relative;display:grid;place-items:center;aspect-ratio:16/9;background:var(--ink);overflow:hidden;border-radius:var(--radius,0);text-decoration:none}
.video img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;opacity:.75}
.video-button{position:relative;display:inline-flex;align-items:center;gap:8px;padding:14px 24px;border-radius:99px;background:var(--paper);color:var(--ink);font-weight:600}
.brands{display:flex;flex-wrap:wrap;gap:16px 40px;align-items:center}
.brands li{font:600 1.125rem var(--heading-face)}.brands img{max-height:48px;width:auto}
.countdown{display:grid;justify-items:center;gap:16px;text-align:center}
.countdown-end{font:600 1.5rem var(--heading-face);font-variant-numeric:tabular-nums}
.price-menu li{padding-block:10px}
.price-menu-line{display:flex;align-items:baseline;gap:8px;font-weight:600}
.price-menu-dots{flex:1;border-block-end:1px dotted currentColor;opacity:.5}
.strip{background:var(--wash);border-block:1px solid var(--line)}
.strip ul{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 40px;padding-block:14px;font-size:.9375rem}
.place{display:grid;gap:32px}.place h2{margin-block-end:12px}
@media(min-width:800px){.place{grid-template-columns:1fr 1fr}}
.hours div{display:flex;justify-content:space-between;gap:16px;padding-block:8px;border-block-end:1px solid var(--line)}
.hours dd{font-variant-numeric:tabular-nums}
.contact{font-style:normal;display:grid;justify-items:start}
.contact a,.social a,.write-to-us{display:inline-block;padding-block:6px}
.social{display:flex;flex-wrap:wrap;gap:0 20px}
.contact-details{display:grid;gap:12px;justify-items:start}
.newsletter{display:grid;gap:12px;justify-items:center;text-align:center}.newsletter p{margin:0}
.newsletter form{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;justify-content:center}
.newsletter input{min-height:48px;padding:8px 12px;border:1px solid color-mix(in srgb,var(--ink) 50%,var(--paper));border-radius:var(--field-radius,8px);background:var(--paper);min-width:0;width:min(100%,280px)}
.footer-about .text-button{justify-self:start;text-align:start;padding-inline:0}
.grid>li:nth-child(n+9){content-visibility:auto;contain-intrinsic-block-size:auto 300px}
[data-section]:nth-of-type(n+3){content-visibility:auto;contain-intrinsic-block-size:auto 700px}
.html>*{margin-block:0 1em}.html>*:last-child{margin-block-end:0}
.html ul,.html ol{list-style:revert;padding-inline-start:1.4em}
.html table{border-collapse:collapse;display:block;overflow-x:auto}.html td,.html th{border:1px solid var(--line);padding:8px 12px;text-align:start}
.html{max-width:68ch;overflow-wrap:anywhere}

.page-head{display:grid;gap:8px;margin-block-end:24px}
.crumbs ol{display:flex;flex-wrap:wrap;align-items:center;gap:0 8px;list-style:none;margin:0;padding:16px 0 0;font-size:.875rem;color:var(--quiet)}
.crumbs li+li::before{content:'/';margin-inline-end:8px}
.crumbs a{display:inline-block;padding-block:4px;text-decoration:none}
.crumbs a:hover{text-decoration:underline}
.chips{display:flex;flex-wrap:wrap;gap:8px}
.chips a{display:inline-block;padding:9px 16px;border:1px solid var(--line);border-radius:99px;text-decoration:none}
.list-bar{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:start;gap:12px 24px;margin-block-end:20px}
.list-bar summary{display:inline-flex;align-items:center;min-height:44px;padding-inline:16px;border:1px solid var(--line);border-radius:var(--field-radius,8px);cursor:pointer;font-weight:600}
.filters{display:grid;gap:20px;padding-block:16px}
.filters fieldset{border:0;margin:0;padding:0;min-width:0}
.filters legend{font-weight:600;padding:0;margin-block-end:4px}
.filters-row{display:flex;flex-wrap:wrap;gap:16px 40px}
.check{display:inline-flex;align-items:center;gap:8px;min-height:44px;margin-inline-end:20px;font-weight:400}
.check input{width:20px;height:20px;margin:0;accent-color:var(--accent)}
.price-range{display:flex;gap:8px;align-items:end}.price-range .field{max-width:130px}
.list-count{margin-block-end:12px;font:400 .9375rem/1.55 var(--text-face);letter-spacing:0}
.sort{display:flex;flex-wrap:wrap;gap:8px;align-items:center;min-width:0}
.sort select{min-width:0;max-width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--field-radius,8px);background:var(--paper)}
.pages{display:flex;gap:8px 24px;justify-content:center;align-items:center;padding-block:40px 0}
.pages a{display:inline-flex;min-height:44px;align-items:center;padding-inline:16px;border:1px solid var(--line);border-radius:var(--field-radius,8px);text-decoration:none}
.product{display:grid;gap:24px;padding-block:20px 40px}
.product-words{display:grid;gap:16px;align-content:start;min-width:0}
.product-words .price{font-size:1.375rem}
.gallery{display:flex;gap:10px;overflow-x:auto;scroll-snap-type:x mandatory;margin-inline:calc(-1*clamp(16px,4vw,40px));padding-inline:clamp(16px,4vw,40px);scroll-padding-inline:clamp(16px,4vw,40px);scrollbar-width:none;min-width:0}
.gallery a{flex:0 0 86%;scroll-snap-align:start;background:var(--wash);border-radius:var(--radius,0);overflow:hidden}
.gallery a:only-of-type{flex-basis:100%}
.gallery img{width:100%;aspect-ratio:var(--gallery-ratio,1);object-fit:cover}
.gallery .no-picture{aspect-ratio:1;background:var(--wash)}
@media(min-width:900px){.product{grid-template-columns:minmax(0,1.25fr) minmax(0,1fr);gap:clamp(32px,5vw,72px);padding-block:28px 64px}
.gallery{display:grid;grid-template-columns:1fr 1fr;overflow:visible;margin:0;padding:0;align-content:start}.gallery a:first-child,.gallery .no-picture{grid-column:1/-1}
.product-words{position:sticky;inset-block-start:24px}}
.add-to-cart{display:grid;gap:16px}
.options{border:0;margin:0;padding:0;min-width:0}
.options legend{font-weight:600;padding:0;margin-block-end:6px}
.choice{position:relative;display:inline-block;margin-block:0 8px;margin-inline:0 8px}
.choice input{position:absolute;opacity:0;inset:0;width:100%;height:100%;margin:0;cursor:pointer}
.choice span{display:inline-flex;align-items:center;min-height:44px;min-width:44px;justify-content:center;padding:8px 16px;border:1px solid color-mix(in srgb,var(--ink) 40%,var(--paper));border-radius:var(--field-radius,8px)}
.choice input:checked+span{border-color:var(--ink);box-shadow:inset 0 0 0 1px var(--ink);font-weight:600}
.choice input:disabled+span{color:var(--quiet)}.choice input:disabled+span bdi{text-decoration:line-through}
.choice small{font-weight:400;margin-inline-start:8px}
.choice input:focus-visible+span{outline:3px solid var(--accent);outline-offset:2px}
.choice-gone span{color:var(--quiet);text-decoration:line-through}
.buy{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
.buy .field{width:96px}.buy .button{flex:1;min-width:180px}
.stock-note{font-size:.9375rem;font-weight:600}
.footer{border-block-start:1px solid var(--line);padding-block:40px;margin-block-start:clamp(32px,6vw,72px)}
.footer-parts{display:grid;gap:24px}
.footer .menu>ul{display:grid}
.footer-name{font:700 1.25rem var(--heading-face)}
.footer-about{display:grid;gap:8px;max-width:44ch;align-content:start}
@media(min-width:800px){.footer-parts{grid-template-columns:2fr 1fr 1fr}}
.languages{grid-column:1/-1}.languages ul{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none}
.languages a{display:inline-block;padding-block:8px}.languages [aria-current]{font-weight:700;text-decoration:none}
@media(prefers-reduced-motion:no-preference){.card-picture img,.tile-picture img{transition:transform .4s}.card:hover .card-picture img,.tile:hover .tile-picture img{transform:scale(1.03)}}
`.replaceAll('\n', '');
