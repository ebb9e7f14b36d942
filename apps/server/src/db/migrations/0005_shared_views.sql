CREATE TABLE "list_columns" (
	"tenant" text NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"hidden" text[] NOT NULL,
	CONSTRAINT "list_columns_tenant_user_id_list_pk" PRIMARY KEY("tenant","user_id","list")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_tenant_user_id_list_name_pk";--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_tenant_user_id_list_name_shared_pk" PRIMARY KEY("tenant","user_id","list","name","shared");