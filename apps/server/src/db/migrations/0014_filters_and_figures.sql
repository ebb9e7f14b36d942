DROP INDEX "mailbox_at";--> statement-breakpoint
DROP INDEX "orders_ordered";--> statement-breakpoint
DROP INDEX "orders_anywhere";--> statement-breakpoint
CREATE INDEX "documents_anywhere" ON "documents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mailbox_id" ON "mailbox" USING btree ("id");--> statement-breakpoint
CREATE INDEX "designs_anywhere" ON "designs" USING btree ("updated_at","code");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("tenant","kind","ordered_at","reference") WHERE status = 'Done' and paid + refunded < total;--> statement-breakpoint
CREATE INDEX "orders_offered" ON "orders" USING btree ("offered_at","tenant","kind","status","seller_id","seller_name") WHERE offered_at is not null;--> statement-breakpoint
CREATE INDEX "orders_done" ON "orders" USING btree ("done_at","tenant","kind","status","seller_id","confirmed_at","sent_to_supplier_at","production_at","ready_at","scheduled_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("tenant","created_at","id") WHERE state = 'dead';--> statement-breakpoint
CREATE INDEX "outbox_anywhere" ON "outbox" USING btree ("created_at","id","tenant","to","subject","reference","kind","state","channel");--> statement-breakpoint
CREATE INDEX "outbox_id" ON "outbox" USING btree ("id");--> statement-breakpoint
CREATE INDEX "mailbox_at" ON "mailbox" USING btree ("at","id","tenant","to","subject","reference","kind");--> statement-breakpoint
CREATE INDEX "orders_ordered" ON "orders" USING btree ("tenant","kind","ordered_at","reference","state","status","type","seller_id","seller_name","customer_id","to_link","colour","racks","payment_type","payment_status","total","net","paid","refunded","refund_due","amount_to_supplier","delivery_mode","delivery_date","planned_date","valid_until","supplier_date","sent_to_supplier_at","ready_at","done_at","offered_at");--> statement-breakpoint
CREATE INDEX "orders_anywhere" ON "orders" USING btree ("kind","ordered_at","reference","tenant","state","status","type","seller_id","seller_name","customer_id","to_link","colour","racks","payment_type","payment_status","total","net","paid","refunded","refund_due","amount_to_supplier","delivery_mode","delivery_date","planned_date","valid_until","supplier_date","sent_to_supplier_at","ready_at","done_at","offered_at");--> statement-breakpoint
CREATE STATISTICS "orders_customer_type" ON ("customer" ->> 'type') FROM "orders";--> statement-breakpoint
CREATE STATISTICS "orders_country" ON (coalesce("delivery_address", "billing_address") ->> 'country') FROM "orders";--> statement-breakpoint
ANALYZE "orders";
