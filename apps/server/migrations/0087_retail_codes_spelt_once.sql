-- A UPC-A number is kept in its 12 digits, however it was typed or scanned; it was kept as an EAN-13 with a nought before it where
-- somebody gave it so. Where a store has both, each stays: which goods are meant, nobody can tell.
update app.variants variant set barcode = substr(variant.barcode, 2)
where variant.barcode ~ '^0[0-9]{12}$'
  and not exists (
    select from app.variants other
    where other.store_id = variant.store_id and other.barcode = substr(variant.barcode, 2));
