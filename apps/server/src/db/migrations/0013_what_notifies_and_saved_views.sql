CREATE TABLE "notification_reads" (
	"tenant" text NOT NULL,
	"user_id" uuid NOT NULL,
	"notification" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_reads_tenant_user_id_notification_pk" PRIMARY KEY("tenant","user_id","notification")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"tenant" text NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	CONSTRAINT "saved_views_tenant_user_id_list_name_pk" PRIMARY KEY("tenant","user_id","list","name")
);
--> statement-breakpoint
CREATE INDEX "audit_news" ON "audit" USING btree ("tenant","at") WHERE event in ('orderPlaced', 'paymentReceived', 'paymentLinked', 'sentToSupplier');