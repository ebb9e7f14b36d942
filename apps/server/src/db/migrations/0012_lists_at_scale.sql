CREATE TABLE "order_tallies" (
	"tenant" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"sent" boolean NOT NULL,
	"to_link" boolean NOT NULL,
	"to_refund" boolean NOT NULL,
	"seller_name" text,
	"count" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "order_tallies_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "order_words" (
	"tenant" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "order_words_tenant_word_order_id_pk" PRIMARY KEY("tenant","word","order_id")
);
--> statement-breakpoint
DROP INDEX "orders_state";--> statement-breakpoint
CREATE INDEX "orders_anywhere" ON "orders" USING btree ("kind","ordered_at","reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere_state" ON "orders" USING btree ("kind","state","ordered_at","reference");--> statement-breakpoint
CREATE INDEX "orders_soon" ON "orders" USING btree ("tenant","kind",coalesce(delivery_date, planned_date)) WHERE state in ('confirmed', 'sent', 'inProduction', 'ready', 'scheduled', 'undelivered');--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("tenant","customer_id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("tenant","kind","state","ordered_at","reference");--> statement-breakpoint
-- The words of orders that are there, as order-search.ts writes them.
UPDATE "orders" SET "search" = coalesce((
	SELECT string_agg(DISTINCT left(word, 80), ' ') FROM (
		SELECT regexp_split_to_table("search", '\s+') AS word
		UNION ALL SELECT regexp_split_to_table("search", '[^[:alnum:]]+')
		UNION ALL SELECT lower(substr("code", part, 4)) FROM generate_series(1, 9, 4) part
		UNION ALL SELECT digits FROM (VALUES ("customer" ->> 'gsm'), ("customer" ->> 'phoneNumber')) numbers (given),
			LATERAL (VALUES (regexp_replace(given, '[^0-9+]', '', 'g')),
				(regexp_replace(regexp_replace(given, '[^0-9+]', '', 'g'), '^(\+|00)(32|33)0?', '0'))) forms (digits)
	) words WHERE word <> ''), '');--> statement-breakpoint
INSERT INTO "order_words" ("tenant", "word", "order_id")
	SELECT DISTINCT "tenant", word, "id" FROM "orders", unnest(string_to_array("search", ' ')) word
	WHERE word <> '';--> statement-breakpoint
INSERT INTO "order_tallies" ("tenant", "kind", "state", "sent", "to_link", "to_refund", "seller_name", "count", "total")
	SELECT "tenant", "kind", "state", "sent_to_supplier_at" IS NOT NULL, "to_link", "refund_due" > 0, "seller_name", count(*), sum("total")
	FROM "orders" GROUP BY 1, 2, 3, 4, 5, 6, 7;--> statement-breakpoint
CREATE FUNCTION index_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' THEN
		DELETE FROM public.order_words WHERE tenant = old.tenant AND order_id = old.id
			AND word = ANY (string_to_array(old.search, ' '));
	END IF;
	IF tg_op <> 'DELETE' THEN
		INSERT INTO public.order_words (tenant, word, order_id)
			SELECT DISTINCT new.tenant, word, new.id FROM unnest(string_to_array(new.search, ' ')) word
			WHERE word <> '';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' THEN
		INSERT INTO public.order_tallies (tenant, kind, state, sent, to_link, to_refund, seller_name, count, total)
			VALUES (old.tenant, old.kind, old.state, old.sent_to_supplier_at IS NOT NULL, old.to_link,
				old.refund_due > 0, old.seller_name, -1, -old.total);
	END IF;
	IF tg_op <> 'DELETE' THEN
		INSERT INTO public.order_tallies (tenant, kind, state, sent, to_link, to_refund, seller_name, count, total)
			VALUES (new.tenant, new.kind, new.state, new.sent_to_supplier_at IS NOT NULL, new.to_link,
				new.refund_due > 0, new.seller_name, 1, new.total);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- A restore brings the words and tallies along: it says so, and nothing is written twice.
CREATE TRIGGER order_words_written AFTER INSERT ON "orders" FOR EACH ROW
	WHEN (current_setting('gabarit.restoring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION index_order_words();--> statement-breakpoint
CREATE TRIGGER order_words_changed AFTER UPDATE OF "search" ON "orders" FOR EACH ROW
	WHEN (old.search <> new.search) EXECUTE FUNCTION index_order_words();--> statement-breakpoint
CREATE TRIGGER order_words_gone AFTER DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION index_order_words();--> statement-breakpoint
CREATE TRIGGER order_tallies_written AFTER INSERT ON "orders" FOR EACH ROW
	WHEN (current_setting('gabarit.restoring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION tally_order();--> statement-breakpoint
CREATE TRIGGER order_tallies_changed AFTER UPDATE ON "orders" FOR EACH ROW
	WHEN ((old.kind, old.state, old.sent_to_supplier_at IS NOT NULL, old.to_link, old.refund_due > 0, old.seller_name, old.total)
		IS DISTINCT FROM (new.kind, new.state, new.sent_to_supplier_at IS NOT NULL, new.to_link, new.refund_due > 0, new.seller_name, new.total))
	EXECUTE FUNCTION tally_order();--> statement-breakpoint
CREATE TRIGGER order_tallies_gone AFTER DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION tally_order();
