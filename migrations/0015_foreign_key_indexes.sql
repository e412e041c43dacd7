CREATE INDEX "comments_post" ON "comments" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "comments_root" ON "comments" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "post_drafts_post" ON "post_drafts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_revisions_saved_by" ON "post_revisions" USING btree ("saved_by_id");--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "posts_category" ON "posts" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "posts_subcategory" ON "posts" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "posts_cover" ON "posts" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");