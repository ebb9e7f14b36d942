CREATE TABLE "step_counts" (
	"tenant" text NOT NULL,
	"day" date NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "step_counts_tenant_day_step_pk" PRIMARY KEY("tenant","day","step")
);
--> statement-breakpoint
CREATE TABLE "shop_file_contents" (
	"tenant" text NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "shop_file_contents_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "shop_files" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shop_files_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "shop_files_version" ON "shop_files" USING btree ("tenant","kind","language","version");