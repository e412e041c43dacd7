-- What is there was perhaps written before `e-mail` was also kept as `email`; what comes after is not.
ALTER TABLE "post_texts" ADD COLUMN "is_search_old" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "post_texts" ALTER COLUMN "is_search_old" SET DEFAULT false;--> statement-breakpoint
CREATE INDEX "post_texts_search_old" ON "post_texts" USING btree ("post_id") WHERE "post_texts"."is_search_old";
