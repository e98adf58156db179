-- Users and services reference media for their pictures. Declaring the opposite keys in the schema files would be an import cycle.
alter table media add constraint media_owner_user_id_users_id_fk foreign key (owner_user_id) references users (id);
--> statement-breakpoint
alter table media add constraint media_owner_service_id_services_id_fk foreign key (owner_service_id) references services (id);
--> statement-breakpoint
-- Who names a file: PostgreSQL looks it up for each file that is deleted, and so does the search for unused ones.
create index article_media_media_id on article_media (media_id);
--> statement-breakpoint
create index article_versions_cover_media_id on article_versions (cover_media_id) where cover_media_id is not null;
--> statement-breakpoint
create index articles_cover_media_id on articles (cover_media_id) where cover_media_id is not null;
--> statement-breakpoint
create index banners_media_id on banners (media_id) where media_id is not null;
--> statement-breakpoint
create index banners_mobile_media_id on banners (mobile_media_id) where mobile_media_id is not null;
--> statement-breakpoint
create index categories_media_id on categories (media_id) where media_id is not null;
--> statement-breakpoint
create index chat_attachments_media_id on chat_attachments (media_id);
--> statement-breakpoint
create index content_media_media_id on content_media (media_id);
--> statement-breakpoint
create index legal_info_media_media_id on legal_info_media (media_id);
--> statement-breakpoint
create index notices_media_id on notices (media_id) where media_id is not null;
--> statement-breakpoint
create index order_dispute_media_media_id on order_dispute_media (media_id);
--> statement-breakpoint
create index order_photos_media_id on order_photos (media_id);
--> statement-breakpoint
create index order_products_media_id on order_products (media_id) where media_id is not null;
--> statement-breakpoint
create index order_services_delivery_photo_media_id on order_services (delivery_photo_media_id) where delivery_photo_media_id is not null;
--> statement-breakpoint
create index order_substitution_media_media_id on order_substitution_media (media_id);
--> statement-breakpoint
create index product_media_media_id on product_media (media_id);
--> statement-breakpoint
create index review_media_media_id on review_media (media_id);
--> statement-breakpoint
create index seo_entries_media_id on seo_entries (media_id) where media_id is not null;
--> statement-breakpoint
create index service_pages_logo_media_id on service_pages (logo_media_id) where logo_media_id is not null;
--> statement-breakpoint
create index service_pages_cover_media_id on service_pages (cover_media_id) where cover_media_id is not null;
--> statement-breakpoint
create index services_logo_media_id on services (logo_media_id) where logo_media_id is not null;
--> statement-breakpoint
create index services_cover_media_id on services (cover_media_id) where cover_media_id is not null;
--> statement-breakpoint
create index users_avatar_media_id on users (avatar_media_id) where avatar_media_id is not null;
--> statement-breakpoint
create index users_cover_media_id on users (cover_media_id) where cover_media_id is not null;
