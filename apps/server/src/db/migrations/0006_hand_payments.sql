CREATE TABLE "hand_payments" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"day" date NOT NULL,
	"note" text,
	"cancels" uuid,
	"who" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_payments_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE INDEX "hand_payments_order" ON "hand_payments" USING btree ("tenant","order_id");--> statement-breakpoint
UPDATE "audit" SET "event" = 'corrected', "data" = coalesce("data", '{}'::jsonb) || '{"deliveryPrice.before": "–", "deliveryPrice.after": "–"}'::jsonb WHERE "event" = 'deliveryPriced';--> statement-breakpoint
UPDATE "outbox" SET "mail" = "mail" || '{"event": "corrected", "corrected": [{"field": "deliveryPrice", "value": null}]}'::jsonb WHERE "mail"->>'event' = 'deliveryPriced';