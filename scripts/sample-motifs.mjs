/**
 * Line drawings of items, 96 by 96, for the pictures of sample products. `T` fills with the tint, `P` with paper; lines are
 * in ink. Drawn by ourselves, in the style of apps/console/public/drawings.
 */
const T = 'fill="TINT"';
const P = 'fill="PAPER"';

export const motifs = {
  // Fashion
  shirt: `<path ${T} d="M36 20q12 9 24 0l18 9-6 18-8-2v35H32V45l-8 2-6-18z"/><path d="M36 20q12 17 24 0M32 66h32"/>`,
  dress: `<path ${T} d="M38 16v10q10 6 20 0V16M38 26l-3 20h26l-3-20M35 46L24 82q24 7 48 0L61 46"/><path d="M35 46h26M36 62l-4 20M48 60v24M60 62l4 20"/>`,
  trousers: `<path ${T} d="M32 16h32l6 66H54l-6-42-6 42H26z"/><path d="M31 24h34M48 16v24M36 24c0 6-3 8-6 9M60 24c0 6 3 8 6 9"/>`,
  sneaker: `<path ${T} d="M14 40c6 4 12 3 16-4l8 4c4 12 14 16 30 18 10 1 14 5 14 12H14z"/><path ${P} d="M14 70h68v6H18q-4 0-4-6z"/><path d="M38 42l-6 7M44 50l-6 7M52 55l-5 7M14 58h14"/>`,
  sandal: `<path ${P} d="M12 66c14-2 26-14 40-12 12 2 18 8 32 8v8c-20 4-32-2-44-2-12 0-18 4-28 4z"/><path ${T} d="M36 57c2-14 16-22 28-16-8 4-12 10-10 17z"/><path d="M14 66c0-16 6-22 14-22M66 44c6 4 8 10 8 17"/>`,
  handbag: `<path ${T} d="M20 40h56l6 40H14z"/><path d="M34 40V30a14 14 0 0 1 28 0v10M18 54h60M44 54v8h8v-8"/>`,
  cap: `<path ${T} d="M18 60c0-22 12-34 30-34s30 12 30 34q-30-10-60 0z"/><path ${P} d="M18 60q30-10 60 0c6 3 8 6 8 10q-38-12-76 0c0-4 2-7 8-10z"/><path d="M48 26v28M48 26c-12 6-15 16-15 29M48 26c12 6 15 16 15 29"/><circle ${P} cx="48" cy="24" r="3"/>`,
  watch: `<path ${P} d="M38 28l2-16h16l2 16M38 68l2 16h16l2-16"/><circle ${T} cx="48" cy="48" r="22"/><circle ${P} cx="48" cy="48" r="15"/><path d="M48 39v9l6 5M70 46h4v4h-4"/>`,
  necklace: `<path d="M22 18c0 26 10 42 26 46 16-4 26-20 26-46"/><circle ${P} cx="25" cy="33" r="3.5"/><circle ${P} cx="31" cy="47" r="3.5"/><circle ${P} cx="39" cy="58" r="3.5"/><circle ${P} cx="71" cy="33" r="3.5"/><circle ${P} cx="65" cy="47" r="3.5"/><circle ${P} cx="57" cy="58" r="3.5"/><path ${T} d="M48 60l9 11-9 13-9-13z"/>`,
  fabric: `<path ${P} d="M16 30h52v50H16z"/><path ${T} d="M16 30h52v16H16zM16 62h52v18H16z"/><path d="M20 54l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5"/><path ${P} d="M68 22c8 0 12 4 12 10v44c0 6-4 10-12 10M68 22c-8 0-10 4-10 8h10"/><circle cx="26" cy="38" r="3"/><circle cx="42" cy="38" r="3"/><circle cx="58" cy="38" r="3"/><circle cx="26" cy="71" r="3"/><circle cx="42" cy="71" r="3"/><circle cx="58" cy="71" r="3"/>`,
  belt: `<path ${T} d="M10 42h60v14H10z"/><path ${P} d="M58 36h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H58z"/><path d="M64 49h16M22 49h.1M32 49h.1M42 49h.1M64 42h10v14H64z"/>`,
  suit: `<path ${T} d="M34 18l-18 9-4 30 10 2v23h52V59l10-2-4-30-18-9-14 8z"/><path ${P} d="M38 19l10 14 10-14M48 33l-4 8 4 22 4-22z"/><path d="M34 18l8 26 6-11M62 18l-8 26-6-11M60 60h8"/>`,
  // Electronics
  phone: `<rect ${P} x="30" y="10" width="36" height="76" rx="6"/><path ${T} d="M34 20h28v52H34z"/><path d="M44 15h8M45 79h6"/>`,
  laptop: `<path ${P} d="M22 22h52a3 3 0 0 1 3 3v37H19V25a3 3 0 0 1 3-3z"/><path ${T} d="M26 29h44v26H26z"/><path ${P} d="M10 62h76v6q0 4-6 4H16q-6 0-6-4z"/><path d="M40 66h16"/>`,
  headphones: `<path d="M20 58V48a28 28 0 0 1 56 0v10"/><rect ${T} x="14" y="52" width="16" height="28" rx="6"/><rect ${T} x="66" y="52" width="16" height="28" rx="6"/><path d="M26 48a22 22 0 0 1 44 0"/>`,
  radio: `<path d="M26 30L66 14"/><rect ${P} x="12" y="30" width="72" height="50" rx="6"/><circle ${T} cx="34" cy="56" r="16"/><circle cx="34" cy="56" r="6"/><path d="M58 42h18v10H58zM64 42v10"/><circle ${P} cx="61" cy="66" r="4"/><circle ${P} cx="74" cy="66" r="4"/>`,
  tv: `<rect ${P} x="8" y="20" width="80" height="50" rx="4"/><path ${T} d="M14 26h68v38H14z"/><path d="M34 70l-5 10M62 70l5 10M22 80h52M22 56l14-12 10 8 12-14 16 18"/>`,
  bulb: `<path ${T} d="M48 12a24 24 0 0 1 13 44c-3 3-4 6-4 10H39c0-4-1-7-4-10a24 24 0 0 1 13-44z"/><path ${P} d="M39 66h18v8l-4 8H43l-4-8z"/><path d="M39 74h18M42 40l6 6 6-6M48 46v20"/>`,
  charger: `<rect ${T} x="30" y="14" width="28" height="32" rx="5"/><path d="M38 14V6M50 14V6M44 46v14c0 14 26 6 26 20v4"/><path ${P} d="M65 78h10v10H65z"/><path d="M46 22l-6 9h8l-5 9"/>`,
  fan: `<circle ${P} cx="48" cy="38" r="30"/><path ${T} d="M48 38c-4-10-2-20 4-22 6 2 4 14-4 22zM48 38c10-3 20 0 22 7-4 5-15 1-22-7zM48 38c-5 9-14 13-20 9 0-7 11-10 20-9z"/><circle ${P} cx="48" cy="38" r="5"/><path d="M48 68v14M30 84h36"/>`,
  powerbank: `<rect ${T} x="26" y="18" width="44" height="64" rx="8"/><path d="M40 12h16v6H40zM35 30h.1M42 30h.1M49 30h.1"/><path ${P} d="M51 42l-11 16h9l-4 14 12-17h-9z"/>`,
  camera: `<path ${P} d="M14 30h16l6-8h24l6 8h16v46H14z"/><circle ${T} cx="48" cy="52" r="18"/><circle ${P} cx="48" cy="52" r="9"/><path d="M70 38h5"/>`,
  iron: `<path ${T} d="M12 70c2-20 18-32 46-32h14c6 0 8 4 9 12l3 20z"/><path ${P} d="M10 70h76v6H14q-4 0-4-6z"/><path d="M34 40c0-8 6-14 14-14h28v12M26 58h30"/>`,
  blender: `<path ${T} d="M32 16h34l-6 40H38z"/><path d="M66 22c12 0 12 18-3 20M30 16h38M36 40h26M42 28h14"/><path ${P} d="M36 56h26l6 26H30z"/><circle cx="49" cy="70" r="5"/>`,
  // Groceries
  sack: `<path ${P} d="M28 26c-8 14-12 36-8 54 18 6 38 6 56 0 4-18 0-40-8-54-12 5-28 5-40 0z"/><path d="M28 26c-4-4-4-8-2-12 14 5 30 5 44 0 2 4 2 8-2 12"/><path ${T} d="M30 46h36v22H30z"/><path d="M48 51v12M42 55q6 0 6 6 0-6 6-6"/>`,
  oil: `<path ${P} d="M42 10h12v10H42z"/><path ${T} d="M42 20c0 10-12 10-12 24v38a4 4 0 0 0 4 4h28a4 4 0 0 0 4-4V44c0-14-12-14-12-24z"/><path ${P} d="M30 50h36v22H30z"/><path d="M48 54c-4 5-5 7-5 9a5 5 0 0 0 10 0c0-2-1-4-5-9z"/>`,
  bread: `<path ${T} d="M14 46c0-10 8-16 18-16h34c10 0 18 6 18 16 0 6-4 8-4 12v16a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V58c0-4-4-6-4-12z"/><path d="M34 38l6 9M48 38l6 9M62 38l6 9M18 62h62"/>`,
  tomato: `<circle ${T} cx="48" cy="54" r="30"/><path ${P} d="M48 30c-6-6-14-6-18-2 6 1 9 4 10 8 4-2 6-3 8-6 2 3 4 4 8 6 1-4 4-7 10-8-4-4-12-4-18 2z"/><path d="M48 30c0-7 1-10 4-14M26 50c1-6 4-10 8-12"/>`,
  banana: `<path ${T} d="M26 18c-2 30 12 52 48 56 4 0 6-4 3-6-22-8-36-26-41-51z"/><path ${T} d="M36 17c6 18 18 34 46 40 4 1 5-3 3-5-20-8-32-20-39-38z"/><path ${P} d="M24 18l4-10 18 2v5z"/>`,
  eggs: `<path ${P} d="M10 52h76l-6 28H16z"/><path ${T} d="M18 52c0-10 4-18 9-18s9 8 9 18zM39 52c0-10 4-18 9-18s9 8 9 18zM60 52c0-10 4-18 9-18s9 8 9 18z"/><path d="M13 64h70M34 52v28M62 52v28"/>`,
  milk: `<path ${P} d="M28 36l8-16h24l8 16v48H28z"/><path d="M36 20v-8h24v8M28 36h40"/><path ${T} d="M28 48h40v24H28z"/><path d="M40 36V20M42 60c0-8 12-8 12 0s-12 8-12 0z"/>`,
  tin: `<path ${P} d="M24 22v52c0 6 48 6 48 0V22"/><ellipse ${P} cx="48" cy="22" rx="24" ry="8"/><path ${T} d="M24 36q24 9 48 0v26q-24 9-48 0z"/><path d="M48 48c-6-5-12 0-8 6 2 4 6 6 8 8 2-2 6-4 8-8 4-6-2-11-8-6z"/>`,
  packet: `<path ${T} d="M24 20h48l2 62H22z"/><path ${P} d="M24 12h48v8H24zM30 36h36v26H30z"/><path d="M36 44h24M36 50h24M36 56h14"/>`,
  onion: `<path ${T} d="M48 26c22 8 32 20 30 34-2 14-14 22-30 22S20 74 18 60c-2-14 8-26 30-34z"/><path d="M48 26c-2-6-2-10 2-16M48 26c4-4 8-6 12-6M48 28c-12 12-16 34-6 54M48 28c12 12 16 34 6 54M44 84l-4 5M48 84v6M52 84l4 5"/>`,
  fish: `<path ${T} d="M12 48c12-20 40-24 60-4l14-14v36L72 52c-20 20-48 16-60-4z"/><path d="M28 36c6 8 6 16 0 24M40 44q5 4 0 8M50 42q6 6 0 12M60 44q4 4 0 8"/><circle cx="22" cy="45" r="1"/>`,
  water: `<path ${P} d="M40 8h16v8H40z"/><path ${T} d="M40 16c0 6-8 8-8 16v8q4 3 0 6v8q4 3 0 6v22a6 6 0 0 0 6 6h20a6 6 0 0 0 6-6V60q-4-3 0-6v-8q-4-3 0-6v-8c0-8-8-10-8-16z"/><path ${P} d="M32 62h32v14H32z"/>`,
  // Food and drinks
  plate: `<circle ${P} cx="48" cy="50" r="34"/><circle cx="48" cy="50" r="25"/><path ${T} d="M28 50c0-12 10-18 20-18 6 0 8 8 4 14s2 12-6 18c-8 4-18-4-18-14z"/><path d="M58 36c8 2 12 10 10 18M56 44c5 2 7 7 5 12M40 42h.1M46 52h.1M38 56h.1"/>`,
  burger: `<path ${T} d="M16 44c0-16 14-24 32-24s32 8 32 24z"/><path ${P} d="M14 50c6-6 11 4 17-1s11 5 17 0 11 5 17 0 11-5 17 1v8H14z"/><path ${T} d="M16 58h64v8c0 8-6 12-12 12H28c-6 0-12-4-12-12z"/><path d="M36 32h.1M48 28h.1M58 34h.1"/>`,
  juice: `<path ${P} d="M26 28h40l-5 56H31z"/><path ${T} d="M28 44h36l-4 40H32z"/><path d="M50 28l6-20 12-2"/><path ${P} d="M72 18a13 13 0 0 1-10 22l-4-9z"/><path d="M38 54h.1M46 62h.1M54 52h.1M42 72h.1"/>`,
  cup: `<path ${T} d="M20 36h48v24c0 12-8 20-20 20h-8c-12 0-20-8-20-20z"/><path d="M68 42c20-4 20 26-2 24M12 84h66M34 12c-5 6 5 10 0 16M46 12c-5 6 5 10 0 16M58 12c-5 6 5 10 0 16"/>`,
  cake: `<path ${T} d="M16 50h64v30H16z"/><path ${P} d="M16 50c0-10 14-14 32-14s32 4 32 14c0 8-8 8-10 2-4 10-12 8-14 2-4 8-12 8-16 0-2 6-10 8-14-2-2 6-10 6-10-2z"/><path d="M48 36V22M12 80h72M16 66h64"/><path ${T} d="M48 22c-5-4-2-8 0-12 2 4 5 8 0 12z"/>`,
  samosa: `<path ${T} d="M34 20L60 66q-26 8-52 0z"/><path d="M14 62q20 6 40 0M34 20v18"/><path ${T} d="M66 34l22 40q-22 8-44 0z"/><path d="M50 70q16 5 32 0M66 34v16"/>`,
  drumstick: `<path ${T} d="M44 20c18-8 38 6 34 26-3 16-18 22-30 22l-10 2-8-8 2-10c-2-14 2-28 12-32z"/><path ${P} d="M30 62l8 8-14 12c2 4-4 8-7 4-4 0-6-6-2-8-1-5 4-6 7-4z"/><path d="M50 28c8-3 18 2 20 10"/>`,
  icecream: `<path ${P} d="M30 46h36L48 88z"/><path ${T} d="M26 46c-4-6 0-12 4-13 0-11 8-19 18-19s18 8 18 19c4 1 8 7 4 13z"/><path d="M37 62l16 14M60 60L46 82M34 54l22 16M62 52L40 70M38 30c1-4 4-7 8-8"/>`,
  pizza: `<path ${T} d="M14 28q34-18 68 0L48 86z"/><path d="M18 36q30-14 60 0"/><circle ${P} cx="42" cy="44" r="5"/><circle ${P} cx="58" cy="48" r="5"/><circle ${P} cx="48" cy="62" r="5"/>`,
  // Health and beauty
  soap: `<rect ${T} x="14" y="44" width="58" height="34" rx="14"/><path d="M30 61h26"/><circle ${P} cx="66" cy="32" r="10"/><circle ${P} cx="50" cy="24" r="6"/><circle ${P} cx="80" cy="46" r="6"/>`,
  jar: `<path ${P} d="M22 24h52v14H22z"/><path ${T} d="M20 38h56v36a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8z"/><path ${P} d="M32 50h32v18H32z"/><path d="M38 56h20M42 62h12M32 24v14M44 24v14M56 24v14"/>`,
  pump: `<path d="M48 24V14M34 14h20M34 14v6"/><path ${P} d="M40 24h16v10H40z"/><path ${T} d="M30 40c0-4 4-6 8-6h20c4 0 8 2 8 6v42a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z"/><path ${P} d="M36 50h24v22H36z"/><path d="M48 54v14M42 58c4 0 6 3 6 6 0-3 2-6 6-6"/>`,
  lipstick: `<path ${T} d="M40 38V22l16-10v26z"/><path ${P} d="M36 38h24v16H36z"/><path ${P} d="M32 54h32v32H32z"/><path d="M32 64h32"/>`,
  comb: `<path ${T} d="M14 26h68v16H14z"/><path ${P} d="M16 42v30h4V42M26 42v30h4V42M36 42v30h4V42M46 42v30h4V42M56 42v30h4V42M66 42v30h4V42M76 42v30h4V42"/>`,
  perfume: `<path ${P} d="M40 12h16v12H40z"/><path d="M36 24h24v8H36z"/><path ${T} d="M24 40q0-8 8-8h32q8 0 8 8v36q0 8-8 8H32q-8 0-8-8z"/><path ${P} d="M48 44l12 14-12 16-12-16z"/>`,
  toothpaste: `<path ${T} d="M16 70L56 22l22 18-40 48z" transform="translate(0 -8)"/><path ${P} d="M60 20l10-8 12 10-7 10z"/><path d="M20 56l26 22M44 38l16 14"/><path ${P} d="M10 62l6-8 28 24-6 8z"/>`,
  vitamins: `<path ${P} d="M34 12h28v12H34z"/><path ${T} d="M30 24h36v54a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z"/><path ${P} d="M30 40h36v26H30z"/><path d="M48 46v14M41 53h14M40 12v12M48 12v12M56 12v12"/>`,
  nails: `<path ${P} d="M40 8h16l3 34H37z"/><path ${T} d="M30 50q0-8 8-8h20q8 0 8 8v28q0 8-8 8H38q-8 0-8-8z"/><path d="M38 56c0-3 2-5 5-5"/>`,
  // Home and living
  chair: `<path ${T} d="M28 12h40v34H28z"/><path d="M36 12v34M48 12v34M60 12v34"/><path ${P} d="M22 46h52l4 14H18z"/><path d="M24 60l-4 26M72 60l4 26M36 60v16M60 60v16"/>`,
  pot: `<path ${T} d="M18 40h60v30a10 10 0 0 1-10 10H28a10 10 0 0 1-10-10z"/><path ${P} d="M14 40c0-8 14-14 34-14s34 6 34 14z"/><path d="M44 26q0-6 4-6t4 6M18 50H8v8h10M78 50h10v8H78"/>`,
  mug: `<path ${T} d="M22 24h44v52a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z"/><path d="M66 36h8c10 0 10 28 0 28h-8M36 42l8 10 8-10M44 52v14"/>`,
  pillow: `<path ${T} d="M16 22q32 8 64 0c-4 18-4 34 0 52q-32-8-64 0c4-18 4-34 0-52z"/><path d="M26 32c14 3 30 3 44 0M26 64c14-3 30-3 44 0M48 40v16M40 48h16"/>`,
  lamp: `<path ${T} d="M32 12h32l14 34H18z"/><path d="M48 46v32M44 78h8"/><path ${P} d="M30 84c0-4 6-6 18-6s18 2 18 6z"/><path d="M62 46v12"/>`,
  basket: `<path d="M24 42C24 20 36 12 48 12s24 8 24 30"/><path ${T} d="M12 42h72l-8 42H20z"/><path d="M15 56h66M18 70h60M32 42l4 42M48 42v42M64 42l-4 42"/>`,
  basin: `<path ${T} d="M12 36h72c0 24-12 42-24 42H36c-12 0-24-18-24-42z"/><ellipse ${P} cx="48" cy="36" rx="36" ry="9"/><path d="M22 36c6-5 46-5 52 0M34 78v6h28v-6"/>`,
  vase: `<path ${T} d="M38 42c-14 8-18 30-6 44h32c12-14 8-36-6-44z"/><path ${P} d="M36 34h24v8H36z"/><path d="M48 34V14M48 24c-8 0-12-4-12-12 8 0 12 4 12 12zM48 28c6-1 11-5 12-13-7 1-11 5-12 13zM27 60q21 8 42 0"/>`,
  broom: `<path d="M66 8L46 46"/><path ${P} d="M38 42l16 9-4 8-16-9z"/><path ${T} d="M34 50l16 9c2 12-2 22-8 30L14 74c8-5 14-14 20-24z"/><path d="M36 60l-12 20M44 64l-10 21"/>`,
  curtain: `<path d="M10 14h76"/><path ${T} d="M16 14h26c0 26-6 44-22 56-4-14-4-40-4-56zM80 14H54c0 26 6 44 22 56 4-14 4-40 4-56z"/><path d="M20 70c2 4 2 10 0 14M76 70c-2 4-2 10 0 14M26 14c0 20-2 36-6 50M70 14c0 20 2 36 6 50"/>`,
  // Books and stationery
  book: `<path ${T} d="M20 18c0-4 4-6 8-6h44v60H28c-4 0-8 2-8 6z"/><path ${P} d="M20 78c0-4 4-6 8-6h44v12H28c-4 0-8-2-8-6z"/><path d="M34 28h26M34 36h18"/>`,
  notebook: `<rect ${T} x="24" y="12" width="52" height="72" rx="4"/><path ${P} d="M36 26h30v14H36z"/><path d="M18 22h12M18 34h12M18 46h12M18 58h12M18 70h12"/>`,
  pen: `<path ${T} d="M66 12l18 18-46 46-18-18z"/><path ${P} d="M20 58l18 18-28 10z"/><path d="M58 20l18 18M10 86l12-12"/>`,
  pencils: `<path ${T} d="M24 34l8-20 8 20v50H24z"/><path ${P} d="M40 34l8-20 8 20v50H40z"/><path ${T} d="M56 34l8-20 8 20v50H56z"/><path d="M24 34h48M29 21h6M45 21h6M61 21h6M24 74h48"/>`,
  scissors: `<circle ${T} cx="26" cy="70" r="12"/><circle ${T} cx="70" cy="70" r="12"/><path d="M33 60L66 10M63 60L30 10M48 37h.1"/>`,
  calculator: `<rect ${P} x="22" y="10" width="52" height="76" rx="6"/><path ${T} d="M30 18h36v16H30z"/><path d="M33 46h6M45 46h6M57 46h6M33 58h6M45 58h6M57 58h6M33 70h6M45 70h6M57 70h6M58 26h4"/>`,
  backpack: `<path d="M38 22c0-14 20-14 20 0"/><path ${T} d="M24 40c0-12 8-20 24-20s24 8 24 20v42a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z"/><path ${P} d="M32 56h32v22H32z"/><path d="M24 54h-8v22h8M72 54h8v22h-8M38 36h20M32 64h32"/>`,
  paper: `<path ${P} d="M20 26l12-10h46v58L66 84H20z"/><path ${T} d="M20 26h46v58H20z"/><path d="M66 26l12-10M28 38h30M28 46h30M28 54h20"/>`,
  // Services
  wrench: `<path ${T} d="M60 14c10-2 20 4 22 14l-12-2-6 10 6 10c-6 6-14 8-20 5L26 76c-6 6-16-4-10-10l25-24c-3-8 2-24 19-28z"/><path d="M22 70h.1"/>`,
  clock: `<circle ${T} cx="48" cy="48" r="34"/><circle ${P} cx="48" cy="48" r="26"/><path d="M48 30v18l12 8M48 24v2M48 70v2M24 48h2M70 48h2"/>`,
  car: `<path ${T} d="M10 56c0-6 4-8 10-9l10-17c2-4 5-6 10-6h20c5 0 8 2 10 5l10 18c5 1 8 4 8 9v10H10z"/><path ${P} d="M34 46l7-14h8v14zM55 32h8l8 14H55z"/><circle ${P} cx="26" cy="66" r="9"/><circle ${P} cx="70" cy="66" r="9"/>`,
  brush: `<path ${P} d="M44 10h8v28h-8z"/><path ${T} d="M30 38h36v16H30z"/><path ${P} d="M30 54h36l-4 20c-4 10-8 0-12 8-3 6-8 2-10-4-4 4-8-2-8-8z"/>`,
  bouquet: `<path ${P} d="M30 46l18 42 18-42z"/><circle ${T} cx="34" cy="34" r="12"/><circle ${T} cx="62" cy="34" r="12"/><circle ${T} cx="48" cy="22" r="12"/><path d="M48 46v24M36 46l8 16M60 46l-8 16M30 34c2-4 6-4 8 0M58 34c2-4 6-4 8 0M44 22c2-4 6-4 8 0"/>`,
  truck: `<path ${T} d="M8 30h48v38H8z"/><path ${P} d="M56 42h16l14 14v12H56z"/><circle ${P} cx="24" cy="70" r="9"/><circle ${P} cx="70" cy="70" r="9"/><path d="M64 48h6l8 8H64zM16 40h20"/>`,
  // Digital items
  file: `<path ${P} d="M22 10h36l16 16v60H22z"/><path ${T} d="M58 10v16h16"/><path d="M32 40h32M32 50h32M32 60h20M48 66v14M41 74l7 7 7-7"/>`,
  course: `<rect ${P} x="10" y="18" width="76" height="52" rx="5"/><path ${T} d="M16 24h64v40H16z"/><path ${P} d="M42 34l16 10-16 10z"/><path d="M10 80h76M30 76v8"/>`,
  ticket: `<path ${T} d="M10 32h76v12a6 6 0 0 0 0 12v12H10V56a6 6 0 0 0 0-12z"/><path d="M60 32v6M60 44v6M60 56v6M22 44h26M22 54h18"/>`,
  giftcard: `<rect ${T} x="10" y="26" width="76" height="48" rx="5"/><path d="M10 42h76M34 26v48"/><path ${P} d="M34 42c-12 2-18-4-16-10 6-4 14 2 16 10zM34 42c12 2 18-4 16-10-6-4-14 2-16 10z"/><path d="M58 60h18"/>`,
  music: `<path d="M36 70V24l40-10v46"/><path ${P} d="M36 24l40-10v12L36 36z"/><ellipse ${T} cx="26" cy="70" rx="12" ry="9"/><ellipse ${T} cx="66" cy="62" rx="12" ry="9"/>`,
  // Wholesale
  carton: `<path ${T} d="M12 34l36-16 36 16v36L48 86 12 70z"/><path ${P} d="M12 34l36-16 36 16-36 16z"/><path d="M48 50v36M30 26l36 16v14"/>`,
  crate: `<path ${P} d="M26 14h8v10l4 8v20H22V32l4-8zM44 14h8v10l4 8v20H40V32l4-8zM62 14h8v10l4 8v20H58V32l4-8z"/><path ${T} d="M12 46h72v38H12z"/><path d="M12 58h72M12 70h72M28 46v38M48 46v38M68 46v38"/>`,
  pallet: `<path ${T} d="M14 36h22v32H14zM37 36h22v32H37zM60 36h22v32H60z"/><path ${P} d="M26 12h22v24H26zM49 12h22v24H49z"/><path ${P} d="M8 68h80v6H8zM12 74h10v10H12zM43 74h10v10H43zM74 74h10v10H74z"/><path d="M22 46h6M45 46h6M68 46h6"/>`,
};

/** The one tint of a picture with its paler ground. */
export const tints = {
  leaf: ['#CFE5D8', '#F1F7F3'],
  mango: ['#FADDAE', '#FDF6E9'],
  clay: ['#F2CDBE', '#FBF2EE'],
  sky: ['#C9DDF0', '#F0F5FA'],
  plum: ['#DFD2EC', '#F6F2FA'],
  sand: ['#E4DDCB', '#F7F5EF'],
};
