import { query } from './query.ts';

/** Rows in as many tables as one platform can have, with every kind of value that COPY has to carry. */
export async function fillPlatform(ownerUrl: string): Promise<void> {
  await query(
    ownerUrl,
    `insert into app.users (id, email, email_key, first_name, last_name, referral_code, reg_channel, platform, accepted_terms_at, created_at)
       select gen_random_uuid(), 'U' || n || '@example.com', 'u' || n || '@example.com', E'Tab\\there', E'Line\\nbreak \\\\ "quote" é 漢', 'ref' || n, 'web', 'web', now(), now()
       from generate_series(1, 2000) n;
     insert into app.accounts (id, owner_user_id, created_at) select gen_random_uuid(), id, now() from app.users;
     insert into app.sessions (id, user_id, lifetime_seconds, signed_in_at, last_used_at, expires_at, platform, address, fingerprint)
       select gen_random_uuid(), id, 43200, now(), now(), now() + interval '1 day', 'web', '127.0.0.1', '{"id": "ü", "n": [1, null]}' from app.users limit 50;
     insert into app.attempts (id, kind, subject, network_address, at)
       select gen_random_uuid(), 'login', decode('00ff0a5c', 'hex'), '::1', now() - n * interval '1.123456 s' from generate_series(1, 1000) n;
     insert into app.stores (id, account_id, created_by, business_code, name, sub_domain, currency_code, reg_channel, store_module, web_support, pos_support, test_product, mode, modules, vat_percent, created_at, logo_image_id)
       select gen_random_uuid(), a.id, a.owner_user_id, substr(a.id::text, 1, 13), 'Mombasa ' || a.id, substr(a.id::text, 1, 13), 'KES', 'web', 'general_store', true, true, true, 'test', '{"module_pos": "active"}', 9.975, now(), null
       from app.accounts a limit 100;
     insert into app.images (store_id, id, entity, width, height, bytes, uploaded_by, created_at)
       select id, gen_random_uuid(), 'store', 1, 1, 1, created_by, now() from app.stores;
     update app.stores set logo_image_id = images.id from app.images where images.store_id = stores.id;
     insert into app.staff (store_id, user_id, role, joined_at) select id, created_by, 'super_admin', now() from app.stores;
     insert into app.sub_domains (store_id, label) select id, sub_domain from app.stores;
     insert into app.audit_log (store_id, id, at, actor_user_id, action, subject, before, network_address, request_id)
       select id, gen_random_uuid(), now(), created_by, 'create_store', '', '{"a": "\\\\n"}', '', '' from app.stores;
     select graphile_worker.add_job('send_mail', '{"template": "verify_email"}', run_at => now() + interval '1 hour', job_key => 'only-once', priority => 5, max_attempts => 7, flags => array['mail'])`,
  );
}

/** Rows and a checksum of each table of schema app. */
export async function digestOfEveryTable(ownerUrl: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    ownerUrl,
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' and relname <> 'migrations' order by 1`,
  );
  const digests: Record<string, string> = {};
  // One after the other: all at once they would take nearly all connections that the database has.
  for (const { name } of tables) {
    const [row] = await query<{ digest: string }>(
      ownerUrl,
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from app."${name}" t`,
    );
    digests[name] = row?.digest ?? '';
  }
  return digests;
}
