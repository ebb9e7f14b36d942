ALTER TABLE "orders" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_state_reference" ON "orders" USING btree ("tenant","kind","state","reference");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("tenant","kind",(case when seller_name is null then '' else seller_name end),"reference");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("tenant","kind",(case when delivery_date is not null then delivery_date when planned_date is not null then planned_date when valid_until is not null then valid_until else '9999-12-31'::date end),"reference");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("tenant","kind","total","reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere_due" ON "orders" USING btree ("kind",(case when delivery_date is not null then delivery_date when planned_date is not null then planned_date when valid_until is not null then valid_until else '9999-12-31'::date end),"reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere_reference" ON "orders" USING btree ("kind","reference");--> statement-breakpoint
-- Which states are common is not the same for orders and offers: without it a list of several states reads them all.
CREATE STATISTICS "orders_kind_state" (mcv, dependencies) ON "kind", "state" FROM "orders";
