ALTER TABLE "order_tallies" ADD COLUMN "due" date;--> statement-breakpoint
CREATE INDEX "orders_refund" ON "orders" USING btree ("tenant","kind","ordered_at","reference") WHERE refund_due > 0;--> statement-breakpoint
CREATE INDEX "orders_anywhere_name" ON "orders" USING btree ("kind","sort_name","reference");--> statement-breakpoint
DELETE FROM "order_tallies";--> statement-breakpoint
INSERT INTO "order_tallies" (tenant, kind, state, sent, to_link, to_refund, seller_name, due, count, total)
	SELECT o.tenant, o.kind, o.state, o.sent_to_supplier_at IS NOT NULL, o.to_link, o.refund_due > 0, o.seller_name,
		CASE WHEN o.state IN ('confirmed', 'sent', 'inProduction', 'ready', 'scheduled', 'undelivered') THEN coalesce(o.delivery_date, o.planned_date) END, count(*), sum(o.total)
	FROM "orders" o GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' THEN
		INSERT INTO public.order_tallies (tenant, kind, state, sent, to_link, to_refund, seller_name, due, count, total)
			VALUES (old.tenant, old.kind, old.state, old.sent_to_supplier_at IS NOT NULL, old.to_link, old.refund_due > 0, old.seller_name,
				CASE WHEN old.state IN ('confirmed', 'sent', 'inProduction', 'ready', 'scheduled', 'undelivered') THEN coalesce(old.delivery_date, old.planned_date) END, -1, -old.total);
	END IF;
	IF tg_op <> 'DELETE' THEN
		INSERT INTO public.order_tallies (tenant, kind, state, sent, to_link, to_refund, seller_name, due, count, total)
			VALUES (new.tenant, new.kind, new.state, new.sent_to_supplier_at IS NOT NULL, new.to_link, new.refund_due > 0, new.seller_name,
				CASE WHEN new.state IN ('confirmed', 'sent', 'inProduction', 'ready', 'scheduled', 'undelivered') THEN coalesce(new.delivery_date, new.planned_date) END, 1, new.total);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER order_tallies_changed ON "orders";--> statement-breakpoint
CREATE TRIGGER order_tallies_changed AFTER UPDATE ON "orders" FOR EACH ROW
	WHEN ((old.kind, old.state, old.sent_to_supplier_at IS NOT NULL, old.to_link, old.refund_due > 0, old.seller_name, old.total, coalesce(old.delivery_date, old.planned_date))
		IS DISTINCT FROM (new.kind, new.state, new.sent_to_supplier_at IS NOT NULL, new.to_link, new.refund_due > 0, new.seller_name, new.total, coalesce(new.delivery_date, new.planned_date)))
	EXECUTE FUNCTION tally_order();
