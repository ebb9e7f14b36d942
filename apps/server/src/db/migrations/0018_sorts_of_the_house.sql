CREATE INDEX "orders_anywhere_total" ON "orders" USING btree ("kind","total","reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere_seller" ON "orders" USING btree ("kind",(case when seller_name is null then '' else seller_name end),"reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere_state_reference" ON "orders" USING btree ("kind","state","reference");