CREATE TABLE "order_dues" (
	"tenant" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_dues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"sent" boolean NOT NULL,
	"due" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "order_dues_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
INSERT INTO "order_dues" ("tenant", "kind", "sent", "due", "count")
	SELECT "tenant", "kind", "sent", "due", sum("count") FROM "order_tallies" WHERE "due" IS NOT NULL
	GROUP BY 1, 2, 3, 4 HAVING sum("count") <> 0;--> statement-breakpoint
ALTER TABLE "order_tallies" DROP COLUMN "due";--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	on_its_way constant text[] := ARRAY['confirmed', 'sent', 'inProduction', 'ready', 'scheduled', 'undelivered'];
BEGIN
	IF tg_op <> 'INSERT' THEN
		INSERT INTO public.order_tallies (tenant, kind, state, sent, to_link, to_refund, seller_name, count, total)
			VALUES (old.tenant, old.kind, old.state, old.sent_to_supplier_at IS NOT NULL, old.to_link,
				old.refund_due > 0, old.seller_name, -1, -old.total);
		IF old.state = ANY (on_its_way) AND coalesce(old.delivery_date, old.planned_date) IS NOT NULL THEN
			INSERT INTO public.order_dues (tenant, kind, sent, due, count)
				VALUES (old.tenant, old.kind, old.sent_to_supplier_at IS NOT NULL, coalesce(old.delivery_date, old.planned_date), -1);
		END IF;
	END IF;
	IF tg_op <> 'DELETE' THEN
		INSERT INTO public.order_tallies (tenant, kind, state, sent, to_link, to_refund, seller_name, count, total)
			VALUES (new.tenant, new.kind, new.state, new.sent_to_supplier_at IS NOT NULL, new.to_link,
				new.refund_due > 0, new.seller_name, 1, new.total);
		IF new.state = ANY (on_its_way) AND coalesce(new.delivery_date, new.planned_date) IS NOT NULL THEN
			INSERT INTO public.order_dues (tenant, kind, sent, due, count)
				VALUES (new.tenant, new.kind, new.sent_to_supplier_at IS NOT NULL, coalesce(new.delivery_date, new.planned_date), 1);
		END IF;
	END IF;
	RETURN NULL;
END $$;
