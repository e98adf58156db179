DROP INDEX "consents_user";--> statement-breakpoint
DROP INDEX "email_confirmations_user";--> statement-breakpoint
DROP INDEX "user_subscriptions_subscribers";--> statement-breakpoint
DROP INDEX "user_subscriptions_subscribed";--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
DROP INDEX "users_popular";--> statement-breakpoint
DROP INDEX "article_favorites_list";--> statement-breakpoint
DROP INDEX "articles_new";--> statement-breakpoint
DROP INDEX "articles_popular";--> statement-breakpoint
DROP INDEX "articles_of_user";--> statement-breakpoint
DROP INDEX "articles_of_service";--> statement-breakpoint
DROP INDEX "product_favorites_list";--> statement-breakpoint
DROP INDEX "products_popular";--> statement-breakpoint
DROP INDEX "products_new";--> statement-breakpoint
DROP INDEX "products_dearer";--> statement-breakpoint
DROP INDEX "products_rated";--> statement-breakpoint
DROP INDEX "products_service";--> statement-breakpoint
DROP INDEX "products_cost";--> statement-breakpoint
DROP INDEX "chat_messages_history";--> statement-breakpoint
DROP INDEX "chat_rooms_recent";--> statement-breakpoint
DROP INDEX "comments_of_article";--> statement-breakpoint
DROP INDEX "comments_of_content";--> statement-breakpoint
DROP INDEX "comments_of_review";--> statement-breakpoint
DROP INDEX "content_favorites_list";--> statement-breakpoint
DROP INDEX "contents_new";--> statement-breakpoint
DROP INDEX "contents_of_user";--> statement-breakpoint
DROP INDEX "contents_of_service";--> statement-breakpoint
DROP INDEX "coupons_service";--> statement-breakpoint
DROP INDEX "media_owner_user";--> statement-breakpoint
DROP INDEX "media_owner_service";--> statement-breakpoint
DROP INDEX "order_services_desk";--> statement-breakpoint
DROP INDEX "orders_list";--> statement-breakpoint
DROP INDEX "order_events_list";--> statement-breakpoint
DROP INDEX "payments_order";--> statement-breakpoint
DROP INDEX "cities_population";--> statement-breakpoint
DROP INDEX "reviews_of_product";--> statement-breakpoint
DROP INDEX "reviews_of_product_rating";--> statement-breakpoint
DROP INDEX "reviews_of_service";--> statement-breakpoint
DROP INDEX "reviews_user";--> statement-breakpoint
DROP INDEX "employee_invites_user";--> statement-breakpoint
DROP INDEX "service_subscribers_list";--> statement-breakpoint
DROP INDEX "service_subscribers_user";--> statement-breakpoint
DROP INDEX "services_new";--> statement-breakpoint
DROP INDEX "services_popular";--> statement-breakpoint
DROP INDEX "services_rated";--> statement-breakpoint
DROP INDEX "verification_codes_phone_created";--> statement-breakpoint
DROP INDEX "verification_codes_ip_created";--> statement-breakpoint
DROP INDEX "subscription_holdings_user";--> statement-breakpoint
DROP INDEX "subscription_holdings_service";--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","accepted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "email_confirmations_user" ON "email_confirmations" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_subscriptions_subscribers" ON "user_subscriptions" USING btree ("user_id","created_at" DESC NULLS FIRST,"subscriber_id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_subscribed" ON "user_subscriptions" USING btree ("subscriber_id","created_at" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_popular" ON "users" USING btree ("subscribers_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_favorites_list" ON "article_favorites" USING btree ("user_id","created_at" DESC NULLS FIRST,"article_id");--> statement-breakpoint
CREATE INDEX "articles_new" ON "articles" USING btree ("status","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_popular" ON "articles" USING btree ("status","votes_up" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_of_user" ON "articles" USING btree ("author_user_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_of_service" ON "articles" USING btree ("author_service_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_favorites_list" ON "product_favorites" USING btree ("user_id","created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("status","popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_new" ON "products" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_dearer" ON "products" USING btree ("status","price" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_rated" ON "products" USING btree ("status","rating" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_service" ON "products" USING btree ("service_id","status","popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_cost" ON "products" USING btree ("id" DESC NULLS FIRST) WHERE "products"."cost_price" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_history" ON "chat_messages" USING btree ("room_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chat_rooms_recent" ON "chat_rooms" USING btree ("last_message_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_of_article" ON "comments" USING btree ("article_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_of_content" ON "comments" USING btree ("content_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_of_review" ON "comments" USING btree ("review_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_favorites_list" ON "content_favorites" USING btree ("user_id","created_at" DESC NULLS FIRST,"content_id");--> statement-breakpoint
CREATE INDEX "contents_new" ON "contents" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contents_of_user" ON "contents" USING btree ("author_user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contents_of_service" ON "contents" USING btree ("author_service_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coupons_service" ON "coupons" USING btree ("service_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_owner_user" ON "media" USING btree ("owner_user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_owner_service" ON "media" USING btree ("owner_service_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_services_desk" ON "order_services" USING btree ("service_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_list" ON "orders" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_events_list" ON "order_events" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cities_population" ON "cities" USING btree ("population" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_of_product_rating" ON "reviews" USING btree ("product_id","rating" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_of_service" ON "reviews" USING btree ("service_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "employee_invites_user" ON "employee_invites" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_subscribers_list" ON "service_subscribers" USING btree ("service_id","created_at" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "service_subscribers_user" ON "service_subscribers" USING btree ("user_id","created_at" DESC NULLS FIRST,"service_id");--> statement-breakpoint
CREATE INDEX "services_new" ON "services" USING btree ("status","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "services_popular" ON "services" USING btree ("status","orders_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "services_rated" ON "services" USING btree ("status","rating" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "verification_codes_phone_created" ON "verification_codes" USING btree ("phone","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "verification_codes_ip_created" ON "verification_codes" USING btree ("ip","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscription_holdings_user" ON "subscription_holdings" USING btree ("user_id","ends_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscription_holdings_service" ON "subscription_holdings" USING btree ("service_id","id" DESC NULLS FIRST);