-- Trigram indexes for `ILIKE %text%` (`containsText`) in the admin area.
CREATE INDEX "post_texts_title_part" ON "post_texts" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "appointments_search" ON "appointments" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops,"email" gin_trgm_ops);