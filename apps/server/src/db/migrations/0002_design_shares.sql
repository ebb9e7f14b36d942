CREATE TABLE "design_shares" (
	"tenant" text NOT NULL,
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_shares_tenant_code_version_pk" PRIMARY KEY("tenant","code","version")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "design_shares_token" ON "design_shares" USING btree ("tenant","token_hash");--> statement-breakpoint
ALTER TABLE "design_shares" ADD CONSTRAINT "design_shares_tenant" FOREIGN KEY ("tenant") REFERENCES "tenants"("code");
