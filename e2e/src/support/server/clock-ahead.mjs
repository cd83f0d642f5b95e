// Loaded into a server before anything else: its clock is so many days ahead. Only journeys that last months need it.
const ahead = Number(process.env.CLOCK_AHEAD_DAYS ?? 0) * 24 * 60 * 60 * 1000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
