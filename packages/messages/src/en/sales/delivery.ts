// How orders reach their buyers: zones, rates, pickup. For translators: docs/messages.md.

/** By error code. */
export const deliveryErrors = {
  zone_limit: 'A store can have up to 100 delivery zones',
  pickup_slot_full: 'This pickup time is no longer available. Choose another.',
} as const;

/** Why a rule refuses how a store delivers, by the reason that it answers (packages/rules/src/delivery). */
export const deliveryProblems = {
  zone_name_required: 'Enter a name for the zone',
  zone_country_invalid: 'Choose a country from the list',
  zone_country_twice: 'Each country can be in a zone once',
  // {region} is what was typed, such as Lagoss
  zone_region_unknown: '{region} is no state or region of this country. Choose one from the list.',
  rate_name_required: 'Enter a name for the rate',
  rate_name_twice: 'Each rate of a zone needs a name of its own',
  rate_twice: 'Each rate can be in a zone once',
  rate_price_invalid: 'Enter a price of 0 or more',
  bands_not_rising: 'Each step has to end above the one before, and only the last can be without an end',
  amount_invalid: 'Enter an amount of 0 or more',
  // {number} stays as it is: it stands for the number of the parcel
  tracking_url_invalid: "Enter an address that begins with https:// and contains '{'number'}'",
  slot_days_required: 'Choose at least one day',
  slot_times_invalid: 'Enter times such as 09:30, the end after the start',
  slot_capacity_invalid: 'Enter 1 or more orders, or leave empty for no limit',
  slot_twice: 'Two pickup times begin at the same time on the same day',
  lead_hours_invalid: 'Enter 0 to {max, number} hours',
} as const;

/** What the server answers about delivery. */
export const deliveryAnswers = {
  zoneAdded: '{zone} added',
  zoneSaved: 'Delivery saved',
  zoneDeleted: '{zone} deleted',
  zoneNameTaken: 'A zone with this name already exists',
  // {place} is a country, state, city or postal code
  placeTaken: '{place} is already in the zone {zone}',
  elsewhereTaken: 'The zone {zone} already covers everywhere else',
  pickupSaved: 'Pickup saved',
  // What a buyer is told; {place} is such as Lagos, Nigeria
  noZone: 'We do not deliver to {place}',
  noRate: 'We can’t deliver this order to {place}',
} as const;

/** The page in the settings. */
export const deliveryPage = {
  title: 'Delivery and pickup',
  description: 'Where you deliver, what it costs, and where customers collect.',
  save: 'Save',

  'zones.title': 'Delivery zones',
  'zones.hint': 'An address gets the rates of the zone that names it most closely.',
  'zones.none': 'You don’t deliver anywhere yet. Add a zone to offer delivery at checkout.',
  'zone.add': 'Add zone',
  'zone.edit': 'Edit zone',
  'zone.editOf': 'Edit {zone}',
  'zone.added': '{zone} added',
  'zone.saved': 'Delivery saved',
  'zone.deleted': '{zone} deleted',
  'zone.delete': 'Delete zone',
  'zone.delete.title': 'Delete {zone}?',
  'zone.delete.text': 'Customers there can no longer choose its rates. Orders stay as they are.',
  // For screen readers: the menu of a zone
  'zone.actions': 'Actions for {zone}',
  'zone.name': 'Zone name',
  'zone.name.hint': 'Customers don’t see it.',
  'zone.covers': 'Covers',
  'zone.places': 'Countries',
  'zone.elsewhere': 'Everywhere else',
  'zone.elsewhere.hint': 'Every address that is in no other zone.',
  'zone.addCountry': 'Add a country',
  'zone.noCountry': 'Add at least one country',
  'zone.removeCountry': 'Remove {country}',
  'zone.whole': 'Whole country',
  'zone.parts': 'Parts of it',
  'zone.regions': 'States or regions',
  'zone.cities': 'Cities and towns',
  'zone.postalCodes': 'Postal codes that begin with',
  'zone.parts.hint': 'An address that matches one of them is in the zone.',
  'zone.parts.none': 'Name at least one state, city or postal code',
  // What a zone covers: {country} whole, or of it {parts} such as Lagos, Ogun
  'zone.partsOf': '{country}: {parts}',

  'rate.add': 'Add rate',
  'rate.editOf': 'Edit {rate}',
  'rate.none': 'No rates yet, so nothing is delivered here.',
  'rate.name': 'Name',
  'rate.name.hint': 'Customers see it at checkout, such as Standard delivery.',
  'rate.basis': 'Price',
  'basis.flat': 'One price',
  'basis.weight': 'By weight',
  'basis.subtotal': 'By order total',
  'rate.price': 'Price',
  // A step of a price list, for screen readers and on phones
  'band.upTo.weight': 'Up to weight, step {step, number}',
  'band.upTo.subtotal': 'Up to total, step {step, number}',
  'band.price': 'Price, step {step, number}',
  'band.head.weight': 'Up to (grams)',
  'band.head.subtotal': 'Up to (order total)',
  'band.head.price': 'Price',
  'band.noEnd': 'No limit',
  'band.add': 'Add step',
  'band.remove': 'Remove step {step, number}',
  'band.hint.weight': 'Leave the last one empty for no limit. Products without a weight weigh nothing.',
  'band.hint.subtotal': 'Leave the last one empty for no limit. Totals are after discounts.',
  'rate.freeFrom': 'Free delivery from',
  'rate.freeFrom.hint': 'Order total after discounts.',
  'rate.time': 'Delivery time',
  'rate.time.hint': 'Such as 2 to 4 working days.',
  'rate.courier': 'Courier',
  'rate.tracking': 'Tracking link',
  // The number of a parcel takes the place of {number}
  'rate.tracking.hint': "Begins with https://. Put '{'number'}' where the tracking number goes.",
  // {max} is an amount of money
  'rate.tooLarge': 'Enter {max} or less',
  'rate.remove': 'Delete rate',
  'rate.free': 'Free',
  // The price of a rate by steps: from {least} to {most}
  'rate.range': '{least} to {most}',
  // {amount} is an order total
  'rate.freeAbove': 'free from {amount}',
  'rate.byWeight': 'by weight',
  'rate.bySubtotal': 'by order total',

  'pickup.title': 'Pickup',
  'pickup.hint': 'Locations where customers can collect their orders, free of charge.',
  'pickup.location': 'Location',
  'pickup.when': 'When',
  'pickup.status': 'Status',
  'pickup.actions': 'Actions',
  'pickup.saved': 'Pickup saved',
  'pickup.on': 'Offered',
  'pickup.off': 'Off',
  'pickup.edit': 'Edit pickup at {location}',
  'pickup.titleOf': 'Pickup at {location}',
  'pickup.offered': 'Customers can collect here',
  'pickup.noAddress': 'This location has no address yet. <link>Add it in Locations</link>',
  'pickup.instructions': 'Opening hours and directions',
  'pickup.instructions.hint': 'Such as Mon–Sat, 9 am to 6 pm, behind the bank.',
  'pickup.lead': 'Hours until ready',
  'pickup.lead.hint': 'From the order until it can be collected.',
  'pickup.leadText':
    '{hours, plural, =0 {Ready at once} one {Ready after # hour} other {Ready after # hours}}',
  'pickup.slots': 'Pickup times',
  'pickup.slots.hint': 'Without times, customers come while you are open.',
  'pickup.slotCount': '{count, plural, one {# pickup time} other {# pickup times}}',
  'slot.add': 'Add pickup time',
  'slot.remove': 'Remove pickup time {place, number}',
  'slot.of': 'Pickup time {place, number}',
  'slot.days': 'Days',
  'slot.from': 'From',
  'slot.to': 'To',
  'slot.capacity': 'Orders at most',
  'slot.noLimit': 'No limit',

  'try.title': 'Check an address',
  'try.hint': 'What a customer with this address sees at checkout.',
  'try.postalCode': 'Postal code',
  'try.city': 'City or town',
  'try.region': 'State or region',
  'try.subtotal': 'Order total',
  'try.weight': 'Weight',
  'try.unit': 'g',
  'try.delivery': 'Delivery',
  'try.pickup': 'Pickup',
  'try.none': 'Choose a country to see what is offered.',
} as const;
