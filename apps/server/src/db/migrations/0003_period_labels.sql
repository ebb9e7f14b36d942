ALTER TABLE "discount_periods" ALTER COLUMN "label" SET DATA TYPE jsonb USING jsonb_build_object('fr', "label", 'nl', "label", 'en', "label");
