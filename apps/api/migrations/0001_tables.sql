CREATE TABLE "order_address_requests" (
	"order_service_id" integer PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"token_hash" text NOT NULL,
	"city_id" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"given_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"given_at" timestamp (3) with time zone,
	CONSTRAINT "order_address_requests_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "order_address_requests_given_by" CHECK ("order_address_requests"."given_by" in ('RECIPIENT', 'CUSTOMER'))
);

--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country_code" text DEFAULT 'RU' NOT NULL,
	"country" text DEFAULT 'Россия' NOT NULL,
	"city_id" integer,
	"city" text NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"formatted" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"house" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"apartment" text DEFAULT '' NOT NULL,
	"entrance" text DEFAULT '' NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"intercom" text DEFAULT '' NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"fias_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "article_favorites" (
	"article_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_favorites_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "article_media" (
	"article_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	CONSTRAINT "article_media_article_id_media_id_pk" PRIMARY KEY("article_id","media_id")
);

--> statement-breakpoint
CREATE TABLE "article_tags" (
	"article_id" integer NOT NULL,
	"tag" "citext" NOT NULL,
	CONSTRAINT "article_tags_article_id_tag_pk" PRIMARY KEY("article_id","tag")
);

--> statement-breakpoint
CREATE TABLE "article_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"version" integer NOT NULL,
	"audience" text,
	"title" text DEFAULT '' NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"body" jsonb DEFAULT '{"type":"doc","content":[]}'::jsonb NOT NULL,
	"cover_media_id" integer,
	"tags" text[] NOT NULL,
	"saved_by_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_versions_once" UNIQUE("article_id","version"),
	CONSTRAINT "article_versions_audience" CHECK ("article_versions"."audience" in ('ONLY_USER', 'ONLY_SHOP', 'ONLY_SERVICE', 'SHOPS', 'SERVICES', 'USERS')),
	CONSTRAINT "article_versions_title" CHECK (char_length("article_versions"."title") <= 150)
);

--> statement-breakpoint
CREATE TABLE "article_votes" (
	"article_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"direction" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_votes_article_id_user_id_pk" PRIMARY KEY("article_id","user_id"),
	CONSTRAINT "article_votes_direction" CHECK ("article_votes"."direction" in ('UP', 'DOWN'))
);

--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" "citext" NOT NULL,
	"author_user_id" integer,
	"author_service_id" integer,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"audience" text,
	"title" text DEFAULT '' NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"body" jsonb DEFAULT '{"type":"doc","content":[]}'::jsonb NOT NULL,
	"cover_media_id" integer,
	"version" integer DEFAULT 0 NOT NULL,
	"published_version" integer,
	"reading_minutes" integer DEFAULT 1 NOT NULL,
	"votes_up" integer DEFAULT 0 NOT NULL,
	"votes_down" integer DEFAULT 0 NOT NULL,
	"favorites_count" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('russian', translate(title, 'ёЁ', 'еЕ')), 'A') || setweight(to_tsvector('russian', translate(lead, 'ёЁ', 'еЕ')), 'B')) STORED,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_author" CHECK (num_nonnulls("articles"."author_user_id", "articles"."author_service_id") = 1),
	CONSTRAINT "articles_status" CHECK ("articles"."status" in ('DRAFT', 'PUBLISHED')),
	CONSTRAINT "articles_audience" CHECK ("articles"."audience" in ('ONLY_USER', 'ONLY_SHOP', 'ONLY_SERVICE', 'SHOPS', 'SERVICES', 'USERS')),
	CONSTRAINT "articles_title" CHECK (char_length("articles"."title") <= 150 and ("articles"."status" = 'DRAFT' or char_length("articles"."title") >= 3)),
	CONSTRAINT "articles_slug" CHECK ("articles"."slug"::text !~ '\s' and "articles"."slug"::text <> ''),
	CONSTRAINT "articles_votes_up" CHECK ("articles"."votes_up" >= 0),
	CONSTRAINT "articles_votes_down" CHECK ("articles"."votes_down" >= 0),
	CONSTRAINT "articles_favorites_count" CHECK ("articles"."favorites_count" >= 0),
	CONSTRAINT "articles_comments_count" CHECK ("articles"."comments_count" >= 0)
);

--> statement-breakpoint
CREATE TABLE "attribute_categories" (
	"attribute_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "attribute_categories_attribute_id_category_id_pk" PRIMARY KEY("attribute_id","category_id")
);

--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attribute_id" integer NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"colour" text,
	"number" numeric(9, 2),
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_values_value" UNIQUE("attribute_id","value")
);

--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"label" text NOT NULL,
	"kind" text DEFAULT 'LIST' NOT NULL,
	"is_multiple" boolean DEFAULT true NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"is_wanted" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_filter" boolean DEFAULT true NOT NULL,
	CONSTRAINT "attributes_name_unique" UNIQUE("name"),
	CONSTRAINT "attributes_kind" CHECK ("attributes"."kind" in ('LIST', 'COLOUR', 'FLAG', 'NUMBER'))
);

--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" integer NOT NULL,
	"call" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" integer,
	"title" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "audit_entries_kind" CHECK ("audit_entries"."kind" in ('PRODUCT', 'REVIEW', 'COMMENT', 'ARTICLE', 'PHOTO', 'PROFILE', 'SHOP', 'MESSAGE', 'DISPUTE', 'PLAN', 'PLAN_ORDER', 'PROMOTION', 'SYNONYM', 'DOCUMENT', 'PEOPLE', 'REDIRECT', 'PAGE_TEXTS', 'JOB', 'JOBS', 'DIFFERENCE', 'BOOKS', 'RECEIPT', 'BANNER', 'BANNER_ORDER', 'CATEGORY', 'CATEGORY_ORDER', 'COMMISSION_RULE', 'FACET', 'FACET_VALUE', 'FACET_ORDER'))
);

--> statement-breakpoint
CREATE TABLE "bank_operations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"type" text NOT NULL,
	"payment_external_id" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_operations_external" UNIQUE("provider","type","external_id"),
	CONSTRAINT "bank_operations_provider" CHECK ("bank_operations"."provider" in ('T_BANK', 'TOCHKA')),
	CONSTRAINT "bank_operations_type" CHECK ("bank_operations"."type" in ('PAYMENT', 'REFUND')),
	CONSTRAINT "bank_operations_amount" CHECK ("bank_operations"."amount" > 0 and "bank_operations"."fee" >= 0)
);

--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"service_id" integer,
	"label" text,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"button_text" text,
	"href" text NOT NULL,
	"media_id" integer,
	"alt" text DEFAULT '' NOT NULL,
	"mobile_media_id" integer,
	"look" integer,
	"audience" text,
	"viewers" text DEFAULT 'EVERYBODY' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banners_place" CHECK ("banners"."place" in ('HERO', 'SIDE', 'SERVICE')),
	CONSTRAINT "banners_audience" CHECK ("banners"."audience" in ('ONLY_USER', 'ONLY_SHOP', 'ONLY_SERVICE', 'SHOPS', 'SERVICES', 'USERS')),
	CONSTRAINT "banners_viewers" CHECK ("banners"."viewers" in ('EVERYBODY', 'GUESTS', 'FOLLOWERS', 'COMPANIES', 'SUBSCRIBERS')),
	CONSTRAINT "banners_look" CHECK ("banners"."look" between 0 and 5),
	CONSTRAINT "banners_alt" CHECK ("banners"."place" = 'SERVICE' or "banners"."media_id" is null or "banners"."alt" <> ''),
	CONSTRAINT "banners_service" CHECK (("banners"."place" = 'SERVICE') = ("banners"."service_id" is not null))
);

--> statement-breakpoint
CREATE TABLE "cart_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"is_selected" boolean DEFAULT true NOT NULL,
	"price_when_added" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_products_product" UNIQUE("cart_id","product_id"),
	CONSTRAINT "cart_products_quantity" CHECK ("cart_products"."quantity" between 1 and 99)
);

--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer,
	"user_id" integer,
	"service_id" integer NOT NULL,
	"coupon_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_of_session" UNIQUE("session_id","service_id"),
	CONSTRAINT "carts_of_user" UNIQUE("user_id","service_id"),
	CONSTRAINT "carts_owner" CHECK (num_nonnulls("carts"."session_id", "carts"."user_id") = 1)
);

--> statement-breakpoint
CREATE TABLE "catalog_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"subject" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"slug" "citext" NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"media_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"return_rule" text,
	"seo_title" text,
	"seo_description" text,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_return_rule" CHECK ("categories"."return_rule" in ('FLOWERS', 'FOOD', 'GIFTS')),
	CONSTRAINT "categories_not_own_parent" CHECK ("categories"."parent_id" <> "categories"."id")
);

--> statement-breakpoint
CREATE TABLE "category_removals" (
	"id" integer PRIMARY KEY NOT NULL,
	"kept" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "chat_attachments" (
	"message_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_attachments_message_id_media_id_pk" PRIMARY KEY("message_id","media_id")
);

--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"participant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"type" text DEFAULT 'TEXT' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"client_id" text NOT NULL,
	"invite_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "chat_messages_client" UNIQUE("room_id","user_id","client_id"),
	CONSTRAINT "chat_messages_type" CHECK ("chat_messages"."type" in ('INVITE', 'TEXT')),
	CONSTRAINT "chat_messages_text" CHECK (char_length("chat_messages"."text") <= 4000)
);

--> statement-breakpoint
CREATE TABLE "chat_participants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_participants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"type" text NOT NULL,
	"user_id" integer,
	"service_id" integer,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_waiting" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_participants_user" UNIQUE("room_id","user_id"),
	CONSTRAINT "chat_participants_service" UNIQUE("room_id","service_id"),
	CONSTRAINT "chat_participants_type" CHECK ("chat_participants"."type" in ('SHOP', 'COMPANY', 'SERVICE', 'USER', 'ADMINISTRATION')),
	CONSTRAINT "chat_participants_actor" CHECK (("chat_participants"."type" = 'USER') = ("chat_participants"."user_id" is not null) and ("chat_participants"."type" in ('SHOP', 'COMPANY', 'SERVICE')) = ("chat_participants"."service_id" is not null))
);

--> statement-breakpoint
CREATE TABLE "chat_read_marks" (
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"last_read_message_id" integer NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_read_marks_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"participants_key" text NOT NULL,
	"last_message_id" integer,
	"last_message_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_rooms_participantsKey_unique" UNIQUE("participants_key")
);

--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"country_code" text DEFAULT 'RU' NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"population" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "cities_slug_unique" UNIQUE("slug"),
	CONSTRAINT "cities_name_region" UNIQUE("name","region")
);

--> statement-breakpoint
CREATE TABLE "comment_votes" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"direction" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_votes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id"),
	CONSTRAINT "comment_votes_direction" CHECK ("comment_votes"."direction" in ('UP', 'DOWN'))
);

--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer,
	"content_id" integer,
	"review_id" integer,
	"parent_id" integer,
	"author_user_id" integer NOT NULL,
	"author_service_id" integer,
	"text" text NOT NULL,
	"client_id" text,
	"votes_up" integer DEFAULT 0 NOT NULL,
	"votes_down" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by_id" integer,
	CONSTRAINT "comments_client" UNIQUE("author_user_id","client_id"),
	CONSTRAINT "comments_subject" CHECK (num_nonnulls("comments"."article_id", "comments"."content_id", "comments"."review_id") = 1),
	CONSTRAINT "comments_text" CHECK (char_length("comments"."text") <= 1000),
	CONSTRAINT "comments_votes_up" CHECK ("comments"."votes_up" >= 0),
	CONSTRAINT "comments_votes_down" CHECK ("comments"."votes_down" >= 0)
);

--> statement-breakpoint
CREATE TABLE "commission_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer,
	"service_id" integer,
	"promotion_id" integer,
	"rate" integer NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"tax_rate" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"starts_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "commission_rules_subject" CHECK (num_nonnulls("commission_rules"."category_id", "commission_rules"."service_id", "commission_rules"."promotion_id") <= 1),
	CONSTRAINT "commission_rules_rate" CHECK ("commission_rules"."rate" between 0 and 10000),
	CONSTRAINT "commission_rules_tax" CHECK ("commission_rules"."tax_rate" between 0 and 10000),
	CONSTRAINT "commission_rules_minimum" CHECK ("commission_rules"."minimum" >= 0)
);

--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"ip" "inet",
	"user_agent" text,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('REGISTRATION', 'PERSONAL_DATA', 'TERMS', 'COOKIE', 'MARKETING'))
);

--> statement-breakpoint
CREATE TABLE "content_favorites" (
	"content_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_favorites_content_id_user_id_pk" PRIMARY KEY("content_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "content_media" (
	"content_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "content_media_content_id_media_id_pk" PRIMARY KEY("content_id","media_id"),
	CONSTRAINT "content_media_caption" CHECK (char_length("content_media"."caption") <= 300),
	CONSTRAINT "content_media_alt" CHECK (char_length("content_media"."alt") <= 300)
);

--> statement-breakpoint
CREATE TABLE "content_tags" (
	"content_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "content_tags_content_id_media_id_product_id_pk" PRIMARY KEY("content_id","media_id","product_id"),
	CONSTRAINT "content_tags_place" CHECK ("content_tags"."x" between 0 and 1000 and "content_tags"."y" between 0 and 1000)
);

--> statement-breakpoint
CREATE TABLE "content_votes" (
	"content_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"direction" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_votes_content_id_user_id_pk" PRIMARY KEY("content_id","user_id"),
	CONSTRAINT "content_votes_direction" CHECK ("content_votes"."direction" in ('UP', 'DOWN'))
);

--> statement-breakpoint
CREATE TABLE "contents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_user_id" integer,
	"author_service_id" integer,
	"kind" text DEFAULT 'COMMON' NOT NULL,
	"audience" text,
	"text" text DEFAULT '' NOT NULL,
	"product_id" integer,
	"votes_up" integer DEFAULT 0 NOT NULL,
	"votes_down" integer DEFAULT 0 NOT NULL,
	"favorites_count" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "contents_author" CHECK (num_nonnulls("contents"."author_user_id", "contents"."author_service_id") = 1),
	CONSTRAINT "contents_kind" CHECK ("contents"."kind" in ('COMMON', 'SHARE')),
	CONSTRAINT "contents_audience" CHECK ("contents"."audience" in ('ONLY_USER', 'ONLY_SHOP', 'ONLY_SERVICE', 'SHOPS', 'SERVICES', 'USERS')),
	CONSTRAINT "contents_text" CHECK (char_length("contents"."text") <= 2000),
	CONSTRAINT "contents_votes_up" CHECK ("contents"."votes_up" >= 0),
	CONSTRAINT "contents_votes_down" CHECK ("contents"."votes_down" >= 0),
	CONSTRAINT "contents_favorites_count" CHECK ("contents"."favorites_count" >= 0),
	CONSTRAINT "contents_comments_count" CHECK ("contents"."comments_count" >= 0)
);

--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"order_service_id" integer PRIMARY KEY NOT NULL,
	"coupon_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" "citext" NOT NULL,
	"name" text NOT NULL,
	"service_id" integer,
	"user_id" integer,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"max_discount" integer,
	"min_total" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"usage_limit" integer,
	"usage_per_user" integer DEFAULT 1 NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"is_combinable" boolean DEFAULT true NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"weekdays" integer[] DEFAULT '{}' NOT NULL,
	"first_order" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('PERCENT', 'AMOUNT')),
	CONSTRAINT "coupons_first_order" CHECK ("coupons"."first_order" in ('SHOP', 'MARKETPLACE')),
	CONSTRAINT "coupons_weekdays" CHECK ("coupons"."weekdays" <@ '{1,2,3,4,5,6,7}'::int[]),
	CONSTRAINT "coupons_value" CHECK ("coupons"."value" > 0 and ("coupons"."kind" <> 'PERCENT' or "coupons"."value" <= 100)),
	CONSTRAINT "coupons_used_count" CHECK ("coupons"."used_count" >= 0),
	CONSTRAINT "coupons_within_limit" CHECK ("coupons"."used_count" <= "coupons"."usage_limit")
);

--> statement-breakpoint
CREATE TABLE "delivery_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "delivery_changes_kind" CHECK ("delivery_changes"."kind" in ('WAY', 'DAY', 'USUAL'))
);

--> statement-breakpoint
CREATE TABLE "delivery_days" (
	"service_id" integer NOT NULL,
	"day" date NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"capacity" integer,
	"capacity_minutes" integer,
	CONSTRAINT "delivery_days_service_id_day_pk" PRIMARY KEY("service_id","day"),
	CONSTRAINT "delivery_days_capacity" CHECK ("delivery_days"."capacity" >= 0),
	CONSTRAINT "delivery_days_capacity_minutes" CHECK ("delivery_days"."capacity_minutes" >= 0)
);

--> statement-breakpoint
CREATE TABLE "delivery_intervals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_intervals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"option_id" integer NOT NULL,
	"weekday" integer,
	"day" date,
	"starts_at" time(0) NOT NULL,
	"ends_at" time(0) NOT NULL,
	"surcharge" integer DEFAULT 0 NOT NULL,
	"capacity" integer,
	"capacity_minutes" integer,
	"order_until" time(0),
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_intervals_weekday" CHECK ("delivery_intervals"."weekday" between 1 and 7),
	CONSTRAINT "delivery_intervals_kind" CHECK (num_nonnulls("delivery_intervals"."weekday", "delivery_intervals"."day") <= 1),
	CONSTRAINT "delivery_intervals_capacity" CHECK ("delivery_intervals"."capacity" >= 0),
	CONSTRAINT "delivery_intervals_capacity_minutes" CHECK ("delivery_intervals"."capacity_minutes" >= 0),
	CONSTRAINT "delivery_intervals_order_of_time" CHECK ("delivery_intervals"."starts_at" < "delivery_intervals"."ends_at"),
	CONSTRAINT "delivery_intervals_surcharge" CHECK ("delivery_intervals"."surcharge" >= 0)
);

--> statement-breakpoint
CREATE TABLE "delivery_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"free_from" integer,
	"min_total" integer DEFAULT 0 NOT NULL,
	"lead_minutes" integer DEFAULT 60 NOT NULL,
	"max_days_ahead" integer DEFAULT 30 NOT NULL,
	"address_id" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_options_type" CHECK ("delivery_options"."type" in ('PICKUP', 'DELIVERY', 'OWN_COURIER', 'MARKETPLACE')),
	CONSTRAINT "delivery_options_price" CHECK ("delivery_options"."price" >= 0),
	CONSTRAINT "delivery_options_min_total" CHECK ("delivery_options"."min_total" >= 0)
);

--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"option_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"districts" text[] DEFAULT '{}' NOT NULL,
	"price" integer,
	"free_from" integer,
	"lead_minutes" integer,
	"order_until" time(0)
);

--> statement-breakpoint
CREATE TABLE "desk_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_service_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"step" text NOT NULL,
	"from_status" text NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_steps_step" CHECK ("desk_steps"."step" in ('ACCEPT', 'DECLINE', 'START', 'SEND_PHOTO', 'READY', 'HAND_TO_COURIER', 'PUT_ON_SHELF', 'DELIVER', 'CANCEL'))
);

--> statement-breakpoint
CREATE TABLE "desk_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" "citext" NOT NULL,
	"query" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_views_list" CHECK ("desk_views"."list" in ('GOODS', 'ORDERS'))
);

--> statement-breakpoint
CREATE TABLE "differences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"payment_id" integer,
	"payout_id" integer,
	"ours" bigint NOT NULL,
	"theirs" bigint NOT NULL,
	"bank_status" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"resolution" text,
	"resolved_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "differences_provider" CHECK ("differences"."provider" in ('T_BANK', 'TOCHKA')),
	CONSTRAINT "differences_kind" CHECK ("differences"."kind" in ('MISSING_HERE', 'MISSING_THERE', 'AMOUNT', 'REFUND_THERE', 'REFUND_MISSING', 'REFUND_REFUSED', 'FEE', 'PAYOUT')),
	CONSTRAINT "differences_resolution" CHECK ("differences"."resolution" in ('RECORDED', 'CORRECTED', 'ACCEPTED', 'GONE')),
	CONSTRAINT "differences_differ" CHECK ("differences"."ours" <> "differences"."theirs"),
	CONSTRAINT "differences_resolved" CHECK (num_nonnulls("differences"."resolution", "differences"."resolved_at") <> 1)
);

--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"email" "citext" NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "email_confirmations_tokenHash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "employee_invites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"invited_by_id" integer NOT NULL,
	"named" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"responded_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "employee_invites_role" CHECK ("employee_invites"."role" in ('OWNER', 'MANAGER', 'SELLER', 'COURIER')),
	CONSTRAINT "employee_invites_status" CHECK ("employee_invites"."status" in ('NEW', 'ACCEPTED', 'WORKER', 'FINAL', 'CANCELED')),
	CONSTRAINT "employee_invites_not_owner" CHECK ("employee_invites"."role" <> 'OWNER')
);

--> statement-breakpoint
CREATE TABLE "facet_value_removals" (
	"id" integer PRIMARY KEY NOT NULL,
	"kept" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "fiscal_receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fiscal_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payment_id" integer NOT NULL,
	"refund_id" integer,
	"corrects_id" integer,
	"amount" bigint NOT NULL,
	"taxation" text NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text DEFAULT 'EXPECTED' NOT NULL,
	"request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"external_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"error" text DEFAULT '' NOT NULL,
	"printed_amount" bigint,
	"drive_number" text DEFAULT '' NOT NULL,
	"document_number" text DEFAULT '' NOT NULL,
	"sign" text DEFAULT '' NOT NULL,
	"url" text,
	"printed_at" timestamp (3) with time zone,
	"mistake" text,
	"basis" text,
	"base_number" text DEFAULT '' NOT NULL,
	"base_day" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fiscal_receipts_kind" CHECK ("fiscal_receipts"."kind" in ('INCOME', 'RETURN')),
	CONSTRAINT "fiscal_receipts_state" CHECK ("fiscal_receipts"."state" in ('EXPECTED', 'PRINTED', 'FAILED', 'DROPPED')),
	CONSTRAINT "fiscal_receipts_mistake" CHECK ("fiscal_receipts"."mistake" in ('MISSING', 'SUPPLIER', 'VAT', 'AMOUNT', 'DOUBLE')),
	CONSTRAINT "fiscal_receipts_basis" CHECK ("fiscal_receipts"."basis" in ('SELF', 'INSTRUCTION')),
	CONSTRAINT "fiscal_receipts_amount" CHECK ("fiscal_receipts"."amount" > 0),
	CONSTRAINT "fiscal_receipts_correction" CHECK (num_nonnulls("fiscal_receipts"."corrects_id", "fiscal_receipts"."mistake", "fiscal_receipts"."basis", "fiscal_receipts"."base_day") in (0, 4)),
	CONSTRAINT "fiscal_receipts_attempts" CHECK ("fiscal_receipts"."attempts" >= 0)
);

--> statement-breakpoint
CREATE TABLE "goods_change_lines" (
	"change_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "goods_change_lines_change_id_product_id_field_pk" PRIMARY KEY("change_id","product_id","field"),
	CONSTRAINT "goods_change_lines_field" CHECK ("goods_change_lines"."field" in ('PRICE', 'OLD_PRICE', 'COST_PRICE', 'STOCK', 'STATUS', 'PAGE'))
);

--> statement-breakpoint
CREATE TABLE "goods_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"user_id" integer,
	"source" text NOT NULL,
	"request_id" uuid,
	"request_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_changes_source" CHECK ("goods_changes"."source" in ('HAND', 'BULK', 'FILE', 'OPENING', 'MODERATION', 'RECONSIDERED'))
);

--> statement-breakpoint
CREATE TABLE "goods_import_rows" (
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text DEFAULT 'UNCHECKED' NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_id" integer,
	"seen_stock" integer,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "goods_import_rows_import_id_number_pk" PRIMARY KEY("import_id","number"),
	CONSTRAINT "goods_import_rows_state" CHECK ("goods_import_rows"."state" in ('UNCHECKED', 'NEW', 'CHANGED', 'UNCHANGED', 'WRONG'))
);

--> statement-breakpoint
CREATE TABLE "goods_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"user_id" integer,
	"filename" text NOT NULL,
	"format" text NOT NULL,
	"state" text DEFAULT 'MAPPING' NOT NULL,
	"headings" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"change_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_imports_state" CHECK ("goods_imports"."state" in ('MAPPING', 'CHECKED', 'APPLYING', 'DONE', 'UNDONE'))
);

--> statement-breakpoint
CREATE TABLE "guarded_tries" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);

--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status_code" integer,
	"response" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);

--> statement-breakpoint
CREATE TABLE "job_workers" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"account" text NOT NULL,
	"service_id" integer,
	"order_service_id" integer,
	"order_product_id" integer,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('BANK', 'BUYER_HOLD', 'SELLER_PENDING', 'SELLER_AVAILABLE', 'SELLER_DEBT', 'SELLER_PAYOUT', 'COMMISSION', 'COMMISSION_TAX', 'OWN_SALES', 'OWN_DISCOUNTS', 'FEES')),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_seller" CHECK (("ledger_entries"."account" in ('SELLER_PENDING', 'SELLER_AVAILABLE', 'SELLER_DEBT', 'SELLER_PAYOUT')) = ("ledger_entries"."service_id" is not null))
);

--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"key" text NOT NULL,
	"order_id" integer,
	"order_service_id" integer,
	"payment_id" integer,
	"refund_id" integer,
	"holding_id" integer,
	"payout_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_transactions_cause" CHECK ("ledger_transactions"."cause" in ('CAPTURE', 'SALE', 'SUBSCRIPTION', 'RELEASE', 'REFUND', 'REFUND_PAID', 'REFUND_FAILED', 'CANCELLATION', 'DEBT_COVERED', 'PAYOUT', 'PAYOUT_PAID', 'PAYOUT_FAILED', 'PAYOUT_RETURNED', 'BANK_FEE', 'CORRECTION'))
);

--> statement-breakpoint
CREATE TABLE "legal_info_media" (
	"legal_info_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "legal_info_media_legal_info_id_media_id_pk" PRIMARY KEY("legal_info_id","media_id")
);

--> statement-breakpoint
CREATE TABLE "legal_infos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_infos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_type" text NOT NULL,
	"name" text NOT NULL,
	"inn" text NOT NULL,
	"ogrn" text,
	"kpp" text,
	"phone" text,
	"address_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_infos_subject_type" CHECK ("legal_infos"."subject_type" in ('LEGAL_SUBJECT', 'INDIVIDUAL_SUBJECT', 'SOLE_PROPRIETOR')),
	CONSTRAINT "legal_infos_inn" CHECK ("legal_infos"."inn" ~ '^([0-9]{10}|[0-9]{12})$')
);

--> statement-breakpoint
CREATE TABLE "legal_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"day" date,
	"text" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"is_worse" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_versions_slug" CHECK ("legal_versions"."slug" in ('price', 'terms', 'police', 'consent-cookie', 'privacy-consent', 'consent-registration', 'seller-contract')),
	CONSTRAINT "legal_versions_text" CHECK ("legal_versions"."text" ~ '\S'),
	CONSTRAINT "legal_versions_text_length" CHECK (char_length("legal_versions"."text") <= 60000),
	CONSTRAINT "legal_versions_summary" CHECK (char_length("legal_versions"."summary") <= 500)
);

--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"owner_scope" text NOT NULL,
	"owner_user_id" integer,
	"owner_service_id" integer,
	"key" text NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"alt" text DEFAULT '' NOT NULL,
	"colour" text,
	"source" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "media_key_unique" UNIQUE("key"),
	CONSTRAINT "media_type" CHECK ("media"."type" in ('IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'ARCHIVE', 'OTHER')),
	CONSTRAINT "media_owner_scope" CHECK ("media"."owner_scope" in ('USER', 'SERVICE', 'PLATFORM')),
	CONSTRAINT "media_owner" CHECK (("media"."owner_scope" = 'USER') = ("media"."owner_user_id" is not null) and ("media"."owner_scope" = 'SERVICE') = ("media"."owner_service_id" is not null)),
	CONSTRAINT "media_byte_size" CHECK ("media"."byte_size" >= 0)
);

--> statement-breakpoint
CREATE TABLE "moderation_appeals" (
	"case_id" integer PRIMARY KEY NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"words" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by_id" integer,
	CONSTRAINT "moderation_appeals_answer" CHECK ("moderation_appeals"."answer" in ('RESTORE', 'UPHOLD')),
	CONSTRAINT "moderation_appeals_answered" CHECK (("moderation_appeals"."answer" is null) = ("moderation_appeals"."answered_at" is null)),
	CONSTRAINT "moderation_appeals_text" CHECK (char_length("moderation_appeals"."text") <= 1000),
	CONSTRAINT "moderation_appeals_words" CHECK (char_length("moderation_appeals"."words") <= 1000)
);

--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"signs" text[] DEFAULT '{}' NOT NULL,
	"decision" text,
	"words" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by_id" integer,
	"hidden_state" jsonb,
	CONSTRAINT "moderation_cases_kind" CHECK ("moderation_cases"."kind" in ('PRODUCT', 'REVIEW', 'COMMENT', 'ARTICLE', 'PHOTO', 'PROFILE', 'SHOP', 'MESSAGE')),
	CONSTRAINT "moderation_cases_decision" CHECK ("moderation_cases"."decision" in ('HIDE', 'LEAVE')),
	CONSTRAINT "moderation_cases_decided" CHECK (("moderation_cases"."decision" is null) = ("moderation_cases"."decided_at" is null)),
	CONSTRAINT "moderation_cases_words" CHECK (char_length("moderation_cases"."words") <= 1000)
);

--> statement-breakpoint
CREATE TABLE "moderation_complaints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"reporter_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_complaints_once" UNIQUE("case_id","reporter_id"),
	CONSTRAINT "moderation_complaints_reason" CHECK ("moderation_complaints"."reason" in ('SPAM', 'ABUSE', 'DECEPTION', 'ADULT', 'PERSONAL_DATA', 'COPYRIGHT', 'OTHER')),
	CONSTRAINT "moderation_complaints_text" CHECK (char_length("moderation_complaints"."text") <= 1000)
);

--> statement-breakpoint
CREATE TABLE "nickname_history" (
	"nickname" "citext" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "notice_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"notice_id" integer NOT NULL,
	"channel" text NOT NULL,
	"push_subscription_id" integer,
	"fixed_address" text,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "notice_deliveries_once" UNIQUE NULLS NOT DISTINCT("notice_id","channel","push_subscription_id","fixed_address"),
	CONSTRAINT "notice_deliveries_channel" CHECK ("notice_deliveries"."channel" in ('SMS', 'EMAIL', 'PUSH')),
	CONSTRAINT "notice_deliveries_state" CHECK ("notice_deliveries"."state" in ('WAITING', 'SENT', 'SKIPPED', 'FAILED')),
	CONSTRAINT "notice_deliveries_push" CHECK (("notice_deliveries"."channel" = 'PUSH') = ("notice_deliveries"."push_subscription_id" is not null))
);

--> statement-breakpoint
CREATE TABLE "notice_news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"article_id" integer,
	"content_id" integer,
	"author_user_id" integer,
	"author_service_id" integer,
	"notified_up_to" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "notice_news_articleId_unique" UNIQUE("article_id"),
	CONSTRAINT "notice_news_contentId_unique" UNIQUE("content_id"),
	CONSTRAINT "notice_news_author" CHECK (num_nonnulls("notice_news"."author_user_id", "notice_news"."author_service_id") = 1),
	CONSTRAINT "notice_news_subject" CHECK (("notice_news"."kind" = 'NEW_ARTICLE') = ("notice_news"."article_id" is not null) and ("notice_news"."kind" = 'NEW_PHOTO') = ("notice_news"."content_id" is not null))
);

--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"has_quiet_hours" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"media_id" integer,
	"is_shown" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notices_once" UNIQUE("user_id","kind","key"),
	CONSTRAINT "notices_kind" CHECK ("notices"."kind" in ('ORDER_ACCEPTED', 'ORDER_PHOTO', 'ORDER_SUBSTITUTION', 'ORDER_ADDRESS', 'ORDER_ON_THE_WAY', 'ORDER_READY_FOR_PICKUP', 'ORDER_DELIVERED', 'ORDER_CANCELED', 'ORDER_REFUNDED', 'ORDER_LATE', 'ORDER_DISPUTE', 'ORDER_REVIEW', 'SUBSCRIPTION_ENDING', 'COMMENT_REPLY', 'COMMENT_MENTION', 'NEW_COMMENT', 'REVIEW_REPLY', 'NEW_ARTICLE', 'NEW_PHOTO', 'NEW_SUBSCRIBER', 'NEW_MESSAGE', 'TEAM_INVITATION', 'HIDDEN_BY_MODERATION', 'ACCOUNT_RESTORED', 'ACCOUNT_CHANGED', 'SHOP_NEW_ORDER', 'SHOP_ORDER_LATE', 'SHOP_PHOTO_ANSWER', 'SHOP_SUBSTITUTION_ANSWER', 'SHOP_ADDRESS', 'SHOP_ORDER_CANCELED', 'SHOP_DISPUTE', 'SHOP_NEW_MESSAGE', 'SHOP_DELIVERY', 'SHOP_REVIEW', 'SHOP_PRODUCT', 'SHOP_OPENING', 'SHOP_CONTRACT', 'SHOP_PROMOTION', 'SHOP_PAYOUT')),
	CONSTRAINT "notices_title" CHECK (char_length("notices"."title") <= 120),
	CONSTRAINT "notices_text" CHECK (char_length("notices"."text") <= 300),
	CONSTRAINT "notices_path" CHECK ("notices"."path" like '/%')
);

--> statement-breakpoint
CREATE TABLE "offer_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer,
	"user_id" integer,
	"plan_id" integer,
	"coupon_id" integer,
	"product_id" integer,
	"action" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_changes_action" CHECK ("offer_changes"."action" in ('CREATED', 'CHANGED', 'STOPPED', 'RESUMED', 'AT_COST', 'NOT_AT_COST')),
	CONSTRAINT "offer_changes_subject" CHECK (num_nonnulls("offer_changes"."plan_id", "offer_changes"."coupon_id", "offer_changes"."product_id") = 1)
);

--> statement-breakpoint
CREATE TABLE "order_clocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_clocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_service_id" integer NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"has_fired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_clocks_kind" CHECK ("order_clocks"."kind" in ('CALL_AGAIN', 'LAST_CALL', 'CANCEL_UNACCEPTED', 'PHOTO_SILENCE', 'SUBSTITUTION_SILENCE', 'NO_ADDRESS', 'OVERDUE', 'CANCEL_UNDELIVERED', 'COMPLETE'))
);

--> statement-breakpoint
CREATE TABLE "order_commissions" (
	"order_product_id" integer PRIMARY KEY NOT NULL,
	"rule_id" integer,
	"rate" integer NOT NULL,
	"minimum" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"compensation" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "order_commissions_amounts" CHECK ("order_commissions"."compensation" >= 0 and "order_commissions"."amount" >= 0 and "order_commissions"."tax" between 0 and "order_commissions"."amount")
);

--> statement-breakpoint
CREATE TABLE "order_discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_product_id" integer NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"coupon_id" integer,
	"holding_id" integer,
	CONSTRAINT "order_discounts_type" CHECK ("order_discounts"."type" in ('COUPON', 'SUBSCRIPTION')),
	CONSTRAINT "order_discounts_source" CHECK (("order_discounts"."type" = 'COUPON') = ("order_discounts"."coupon_id" is not null) and ("order_discounts"."type" = 'SUBSCRIPTION') = ("order_discounts"."holding_id" is not null)),
	CONSTRAINT "order_discounts_amount" CHECK ("order_discounts"."amount" > 0)
);

--> statement-breakpoint
CREATE TABLE "order_dispute_media" (
	"order_service_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_dispute_media_order_service_id_media_id_pk" PRIMARY KEY("order_service_id","media_id")
);

--> statement-breakpoint
CREATE TABLE "order_disputes" (
	"order_service_id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer_until" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_by_id" integer,
	"answered_at" timestamp (3) with time zone,
	"decision" text,
	"refund" bigint DEFAULT 0 NOT NULL,
	"decision_words" text DEFAULT '' NOT NULL,
	"decided_by_id" integer,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "order_disputes_decision" CHECK ("order_disputes"."decision" in ('REFUND', 'PARTIAL_REFUND', 'REJECT')),
	CONSTRAINT "order_disputes_refund" CHECK ("order_disputes"."refund" >= 0)
);

--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_service_id" integer,
	"type" text NOT NULL,
	"status" text,
	"payment_status" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_type" CHECK ("order_events"."type" in ('CREATED', 'STATUS', 'PAYMENT'))
);

--> statement-breakpoint
CREATE TABLE "order_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_service_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"taken_by_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer_until" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_photos_answer" CHECK ("order_photos"."answer" in ('LIKED', 'REDO', 'SILENCE'))
);

--> statement-breakpoint
CREATE TABLE "order_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_service_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"media_id" integer,
	"price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"total_before_discount" bigint NOT NULL,
	"total_discount" bigint DEFAULT 0 NOT NULL,
	"total_after_discount" bigint NOT NULL,
	CONSTRAINT "order_products_product" UNIQUE("order_service_id","product_id"),
	CONSTRAINT "order_products_quantity" CHECK ("order_products"."quantity" between 1 and 99),
	CONSTRAINT "order_products_before" CHECK ("order_products"."total_before_discount" = "order_products"."price"::bigint * "order_products"."quantity"),
	CONSTRAINT "order_products_after" CHECK ("order_products"."total_after_discount" = "order_products"."total_before_discount" - "order_products"."total_discount"),
	CONSTRAINT "order_products_not_negative" CHECK ("order_products"."total_after_discount" >= 0)
);

--> statement-breakpoint
CREATE TABLE "order_promotions" (
	"order_product_id" integer PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"platform_amount" bigint NOT NULL,
	CONSTRAINT "order_promotions_amounts" CHECK ("order_promotions"."amount" > 0 and "order_promotions"."platform_amount" between 0 and "order_promotions"."amount")
);

--> statement-breakpoint
CREATE TABLE "order_refund_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer NOT NULL,
	"order_product_id" integer,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_refund_lines_amount" CHECK ("order_refund_lines"."amount" > 0)
);

--> statement-breakpoint
CREATE TABLE "order_services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"item_count" integer NOT NULL,
	"work_minutes" integer DEFAULT 0 NOT NULL,
	"items_total" bigint NOT NULL,
	"discount_total" bigint DEFAULT 0 NOT NULL,
	"delivery_price" integer DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"delivery_type" text NOT NULL,
	"delivery_option_id" integer,
	"delivery_date" date,
	"delivery_from" time(0),
	"delivery_to" time(0),
	"address_id" integer,
	"is_other_recipient" boolean DEFAULT false NOT NULL,
	"recipient_first_name" text DEFAULT '' NOT NULL,
	"recipient_last_name" text DEFAULT '' NOT NULL,
	"recipient_middle_name" text DEFAULT '' NOT NULL,
	"recipient_phone" text,
	"card_text" text DEFAULT '' NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"substitution" text DEFAULT 'NEVER' NOT NULL,
	"courier_id" integer,
	"handover_code" text,
	"delivery_photo_media_id" integer,
	"handed_to" text,
	"coupon_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"delivered_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "order_services_seller" UNIQUE("order_id","service_id"),
	CONSTRAINT "order_services_status" CHECK ("order_services"."status" in ('NEW', 'ACCEPTED', 'ASSEMBLING', 'PHOTO_SENT', 'READY', 'DELIVERING', 'READY_FOR_PICKUP', 'DELIVERED', 'COMPLETED', 'CANCELED_BY_CUSTOMER', 'CANCELED_BY_SELLER', 'DISPUTE')),
	CONSTRAINT "order_services_delivery_type" CHECK ("order_services"."delivery_type" in ('PICKUP', 'DELIVERY', 'OWN_COURIER', 'MARKETPLACE')),
	CONSTRAINT "order_services_substitution" CHECK ("order_services"."substitution" in ('NEVER', 'SIMILAR', 'ASK')),
	CONSTRAINT "order_services_handed_to" CHECK ("order_services"."handed_to" in ('RECIPIENT', 'ANOTHER_PERSON', 'AS_ASKED')),
	CONSTRAINT "order_services_handover_code" CHECK ("order_services"."handover_code" ~ '^[0-9]{4}$'),
	CONSTRAINT "order_services_total" CHECK ("order_services"."total" = "order_services"."items_total" - "order_services"."discount_total" + "order_services"."delivery_price"),
	CONSTRAINT "order_services_total_not_negative" CHECK ("order_services"."total" >= 0)
);

--> statement-breakpoint
CREATE TABLE "order_status_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_status_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_service_id" integer NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_user_id" integer,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_status_changes_to" CHECK ("order_status_changes"."to_status" in ('NEW', 'ACCEPTED', 'ASSEMBLING', 'PHOTO_SENT', 'READY', 'DELIVERING', 'READY_FOR_PICKUP', 'DELIVERED', 'COMPLETED', 'CANCELED_BY_CUSTOMER', 'CANCELED_BY_SELLER', 'DISPUTE')),
	CONSTRAINT "order_status_changes_actor" CHECK ("order_status_changes"."actor_type" in ('SHOP', 'COMPANY', 'SERVICE', 'USER', 'ADMINISTRATION'))
);

--> statement-breakpoint
CREATE TABLE "order_substitution_media" (
	"substitution_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	CONSTRAINT "order_substitution_media_substitution_id_media_id_pk" PRIMARY KEY("substitution_id","media_id")
);

--> statement-breakpoint
CREATE TABLE "order_substitutions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_substitutions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_service_id" integer NOT NULL,
	"order_product_id" integer NOT NULL,
	"words" text NOT NULL,
	"options" jsonb NOT NULL,
	"refund_without" bigint NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"chosen" integer,
	"proposed_by_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer_until" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "order_substitutions_state" CHECK ("order_substitutions"."state" in ('OPEN', 'CHOSEN', 'WITHOUT', 'SILENCE', 'WITHDRAWN')),
	CONSTRAINT "order_substitutions_chosen" CHECK (("order_substitutions"."state" = 'CHOSEN') = ("order_substitutions"."chosen" is not null)),
	CONSTRAINT "order_substitutions_refund_without" CHECK ("order_substitutions"."refund_without" >= 0)
);

--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"items_total" bigint NOT NULL,
	"discount_total" bigint DEFAULT 0 NOT NULL,
	"delivery_total" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"phone" text,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reserved_until" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."items_total" - "orders"."discount_total" + "orders"."delivery_total"),
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total" >= 0)
);

--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"payment_id" integer,
	"external_id" text,
	"status" text,
	"amount" bigint,
	"is_authentic" boolean NOT NULL,
	"outcome" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notifications_provider" CHECK ("payment_notifications"."provider" in ('T_BANK', 'TOCHKA')),
	CONSTRAINT "payment_notifications_outcome" CHECK ("payment_notifications"."outcome" in ('APPLIED', 'DUPLICATE', 'REFUSED', 'UNKNOWN', 'INVALID'))
);

--> statement-breakpoint
CREATE TABLE "payment_state_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_state_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"amount" bigint NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_state_changes_to" CHECK ("payment_state_changes"."to_state" in ('CREATED', 'PENDING', 'AUTHORIZED', 'CONFIRMED', 'PARTIAL_REFUNDED', 'REFUNDED', 'REJECTED', 'AUTH_FAIL', 'EXPIRED', 'CANCELED', 'PARTIAL_REVERSED', 'REVERSED'))
);

--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"holding_id" integer,
	"provider" text NOT NULL,
	"state" text DEFAULT 'CREATED' NOT NULL,
	"provider_status" text,
	"amount" bigint NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"payout_deal_id" integer,
	"external_id" text,
	"payment_link" text,
	"error_code" text,
	"error_message" text,
	"receipt" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at_bank" timestamp (3) with time zone,
	CONSTRAINT "payments_external" UNIQUE("provider","external_id"),
	CONSTRAINT "payments_subject" CHECK (num_nonnulls("payments"."order_id", "payments"."holding_id") = 1),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('T_BANK', 'TOCHKA')),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('CREATED', 'PENDING', 'AUTHORIZED', 'CONFIRMED', 'PARTIAL_REFUNDED', 'REFUNDED', 'REJECTED', 'AUTH_FAIL', 'EXPIRED', 'CANCELED', 'PARTIAL_REVERSED', 'REVERSED')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_amount" between 0 and "payments"."amount")
);

--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"account" text NOT NULL,
	"bik" text NOT NULL,
	"bank_name" text NOT NULL,
	"holder" text NOT NULL,
	"inn" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"active_from" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"provider" text,
	"recipient_id" text,
	"refusal" text,
	"identity" text,
	CONSTRAINT "payout_accounts_account" CHECK ("payout_accounts"."account" ~ '^[0-9]{20}$' and "payout_accounts"."bik" ~ '^[0-9]{9}$'),
	CONSTRAINT "payout_accounts_identity" CHECK ("payout_accounts"."identity" is null or "payout_accounts"."ended_at" is null),
	CONSTRAINT "payout_accounts_recipient" CHECK (num_nonnulls("payout_accounts"."provider", "payout_accounts"."recipient_id") <> 1)
);

--> statement-breakpoint
CREATE TABLE "payout_deals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "payout_deals_external" UNIQUE("provider","external_id"),
	CONSTRAINT "payout_deals_provider" CHECK ("payout_deals"."provider" in ('T_BANK', 'TOCHKA'))
);

--> statement-breakpoint
CREATE TABLE "payout_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	CONSTRAINT "payout_holds_kind" CHECK ("payout_holds"."kind" in ('ADMINISTRATION', 'RETURNED', 'REFUSED', 'YEAR_LIMIT', 'TAX_STATUS'))
);

--> statement-breakpoint
CREATE TABLE "payout_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payout_id" integer NOT NULL,
	"order_service_id" integer,
	"holding_id" integer,
	"amount" bigint NOT NULL,
	CONSTRAINT "payout_items_amount" CHECK ("payout_items"."amount" <> 0),
	CONSTRAINT "payout_items_subject" CHECK (num_nonnulls("payout_items"."order_service_id", "payout_items"."holding_id") <= 1)
);

--> statement-breakpoint
CREATE TABLE "payout_state_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_state_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payout_id" integer NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"bank_status" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_state_changes_to" CHECK ("payout_state_changes"."to_state" in ('CREATED', 'SENT', 'PAID', 'FAILED', 'RETURNED'))
);

--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"provider" text NOT NULL,
	"deal_id" integer,
	"state" text DEFAULT 'CREATED' NOT NULL,
	"amount" bigint NOT NULL,
	"number" uuid DEFAULT gen_random_uuid() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"external_id" text,
	"bank_status" text,
	"reason" text DEFAULT '' NOT NULL,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_number_unique" UNIQUE("number"),
	CONSTRAINT "payouts_external" UNIQUE("provider","external_id"),
	CONSTRAINT "payouts_provider" CHECK ("payouts"."provider" in ('T_BANK', 'TOCHKA')),
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('CREATED', 'SENT', 'PAID', 'FAILED', 'RETURNED')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_sent" CHECK ("payouts"."state" in ('CREATED', 'FAILED') or "payouts"."external_id" is not null),
	CONSTRAINT "payouts_attempts" CHECK ("payouts"."attempts" >= 0)
);

--> statement-breakpoint
CREATE TABLE "product_attribute_values" (
	"product_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	CONSTRAINT "product_attribute_values_product_id_value_id_pk" PRIMARY KEY("product_id","value_id")
);

--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);

--> statement-breakpoint
CREATE TABLE "product_compositions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_compositions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"unit" text DEFAULT 'шт' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_compositions_unit" CHECK ("product_compositions"."unit" in ('гр', 'кг', 'т', 'см³', 'м³', 'мл', 'л', 'см', 'м', 'см²', 'м²', 'шт', 'мм')),
	CONSTRAINT "product_compositions_quantity" CHECK ("product_compositions"."quantity" > 0)
);

--> statement-breakpoint
CREATE TABLE "product_families" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"name" text NOT NULL,
	"label" text DEFAULT 'Размер' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "product_favorites" (
	"product_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_favorites_product_id_user_id_pk" PRIMARY KEY("product_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "product_media" (
	"product_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_media_product_id_media_id_pk" PRIMARY KEY("product_id","media_id")
);

--> statement-breakpoint
CREATE TABLE "product_votes" (
	"product_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"direction" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_votes_product_id_user_id_pk" PRIMARY KEY("product_id","user_id"),
	CONSTRAINT "product_votes_direction" CHECK ("product_votes"."direction" in ('UP', 'DOWN'))
);

--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" "citext" NOT NULL,
	"service_id" integer NOT NULL,
	"family_id" integer,
	"family_label" text,
	"family_position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"kind" text DEFAULT 'COMMON' NOT NULL,
	"sku" "citext",
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"care_text" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	"old_price" integer,
	"cost_price" integer,
	"is_sold_at_cost" boolean DEFAULT true NOT NULL,
	"unit" text DEFAULT 'шт' NOT NULL,
	"amount" numeric(12, 3) DEFAULT 1 NOT NULL,
	"length_mm" integer,
	"width_mm" integer,
	"height_mm" integer,
	"weight_grams" integer,
	"production_minutes" integer DEFAULT 60 NOT NULL,
	"is_stock_tracked" boolean DEFAULT true NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating" numeric(3, 2) GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end) STORED,
	"votes_up" integer DEFAULT 0 NOT NULL,
	"votes_down" integer DEFAULT 0 NOT NULL,
	"favorites_count" integer DEFAULT 0 NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"return_reason" text DEFAULT '' NOT NULL,
	"is_forbidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', regexp_replace(translate(lower(regexp_replace(title, '«[^»]*»|(:|\m(с|со|в|во|для|на|под|к)\M).*$', ' ', 'gi')), 'ё', 'е'), '[^a-zа-я0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('simple', regexp_replace(translate(lower(title), 'ё', 'е'), '[^a-zа-я0-9]+', ' ', 'g')), 'B') || setweight(to_tsvector('simple', regexp_replace(translate(lower(keywords), 'ё', 'е'), '[^a-zа-я0-9]+', ' ', 'g')), 'C')) STORED,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_status" CHECK ("products"."status" in ('DRAFT', 'MODERATION', 'PUBLISHED', 'HIDDEN', 'ARCHIVED')),
	CONSTRAINT "products_kind" CHECK ("products"."kind" in ('COMMON', 'SHARE')),
	CONSTRAINT "products_unit" CHECK ("products"."unit" in ('гр', 'кг', 'т', 'см³', 'м³', 'мл', 'л', 'см', 'м', 'см²', 'м²', 'шт', 'мм')),
	CONSTRAINT "products_forbidden" CHECK (not "products"."is_forbidden" or "products"."status" in ('DRAFT', 'ARCHIVED')),
	CONSTRAINT "products_title" CHECK (char_length("products"."title") between 3 and 120),
	CONSTRAINT "products_description" CHECK (char_length("products"."description") <= 5000),
	CONSTRAINT "products_price" CHECK ("products"."price" >= 0),
	CONSTRAINT "products_old_price" CHECK ("products"."old_price" > "products"."price"),
	CONSTRAINT "products_cost_price" CHECK ("products"."cost_price" between 0 and "products"."price"),
	CONSTRAINT "products_amount" CHECK ("products"."amount" > 0),
	CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_rating_count" CHECK ("products"."rating_count" >= 0),
	CONSTRAINT "products_votes_up" CHECK ("products"."votes_up" >= 0),
	CONSTRAINT "products_votes_down" CHECK ("products"."votes_down" >= 0),
	CONSTRAINT "products_favorites_count" CHECK ("products"."favorites_count" >= 0)
);

--> statement-breakpoint
CREATE TABLE "promotion_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"promotion_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"version" integer NOT NULL,
	"product_ids" integer[],
	"user_id" integer,
	"ip" "inet",
	"user_agent" text,
	"given_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp (3) with time zone,
	"left_by_id" integer
);

--> statement-breakpoint
CREATE TABLE "promotion_own_prices" (
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_own_prices_product_id_price_pk" PRIMARY KEY("product_id","price")
);

--> statement-breakpoint
CREATE TABLE "promotion_prices" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"price" integer NOT NULL,
	"regular_price" integer NOT NULL,
	"regular_old_price" integer,
	"platform_percent" integer NOT NULL,
	"shared_discount" integer NOT NULL,
	CONSTRAINT "promotion_prices_lower" CHECK ("promotion_prices"."price" < "promotion_prices"."regular_price"),
	CONSTRAINT "promotion_prices_shared" CHECK ("promotion_prices"."shared_discount" between 0 and "promotion_prices"."regular_price" - "promotion_prices"."price")
);

--> statement-breakpoint
CREATE TABLE "promotion_proposals" (
	"promotion_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_proposals_promotion_id_service_id_pk" PRIMARY KEY("promotion_id","service_id")
);

--> statement-breakpoint
CREATE TABLE "promotion_versions" (
	"promotion_id" integer NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"user_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_versions_promotion_id_version_pk" PRIMARY KEY("promotion_id","version")
);

--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"max_discount" integer,
	"platform_percent" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"consent_from" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_running" boolean DEFAULT false NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_kind" CHECK ("promotions"."kind" in ('PERCENT', 'AMOUNT')),
	CONSTRAINT "promotions_text" CHECK (char_length("promotions"."text") <= 1000),
	CONSTRAINT "promotions_value" CHECK ("promotions"."value" > 0 and ("promotions"."kind" <> 'PERCENT' or "promotions"."value" <= 100)),
	CONSTRAINT "promotions_platform_percent" CHECK ("promotions"."platform_percent" between 0 and 100),
	CONSTRAINT "promotions_span" CHECK ("promotions"."starts_at" < "promotions"."ends_at")
);

--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);

--> statement-breakpoint
CREATE TABLE "reconciled_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciled_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"ours" bigint NOT NULL,
	"theirs" bigint NOT NULL,
	"paid_out" bigint NOT NULL,
	"paid_out_there" bigint NOT NULL,
	"fees" bigint NOT NULL,
	"unanswered" integer NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reconciled_days_once" UNIQUE("provider","day"),
	CONSTRAINT "reconciled_days_provider" CHECK ("reconciled_days"."provider" in ('T_BANK', 'TOCHKA')),
	CONSTRAINT "reconciled_days_unanswered" CHECK ("reconciled_days"."unanswered" >= 0)
);

--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"status" integer DEFAULT 301 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_fromPath_unique" UNIQUE("from_path"),
	CONSTRAINT "redirects_status" CHECK ("redirects"."status" in (301, 302, 308)),
	CONSTRAINT "redirects_paths" CHECK ("redirects"."from_path" like '/%' and "redirects"."from_path" <> "redirects"."to_path")
);

--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"order_service_id" integer,
	"is_whole" boolean DEFAULT false NOT NULL,
	"request_id" uuid,
	"actor_user_id" integer,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'CREATED' NOT NULL,
	"external_id" text,
	"error_message" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"settlement" text,
	CONSTRAINT "refunds_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "refunds_settlement" CHECK (("refunds"."settled_at" is null) = ("refunds"."settlement" is null)),
	CONSTRAINT "refunds_settled" CHECK ("refunds"."settled_at" is null or "refunds"."state" = 'FAILED'),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('CREATED', 'PENDING', 'DONE', 'FAILED')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_attempts" CHECK ("refunds"."attempts" >= 0)
);

--> statement-breakpoint
CREATE TABLE "restrictions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restrictions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"user_id" integer,
	"service_id" integer,
	"level" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restrictions_user" UNIQUE("user_id","owner_id"),
	CONSTRAINT "restrictions_service" UNIQUE("service_id","owner_id"),
	CONSTRAINT "restrictions_level" CHECK ("restrictions"."level" in ('MUTED', 'BLOCKED')),
	CONSTRAINT "restrictions_target" CHECK (num_nonnulls("restrictions"."user_id", "restrictions"."service_id") = 1),
	CONSTRAINT "restrictions_not_self" CHECK ("restrictions"."owner_id" <> "restrictions"."user_id")
);

--> statement-breakpoint
CREATE TABLE "review_media" (
	"review_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_media_review_id_media_id_pk" PRIMARY KEY("review_id","media_id")
);

--> statement-breakpoint
CREATE TABLE "review_replies" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"service_id" integer NOT NULL,
	"user_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"direction" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id"),
	CONSTRAINT "review_votes_direction" CHECK ("review_votes"."direction" in ('UP', 'DOWN'))
);

--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"product_id" integer,
	"service_id" integer,
	"order_product_id" integer,
	"order_service_id" integer,
	"rating" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"pros" text DEFAULT '' NOT NULL,
	"cons" text DEFAULT '' NOT NULL,
	"votes_up" integer DEFAULT 0 NOT NULL,
	"votes_down" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_subject" CHECK (num_nonnulls("reviews"."product_id", "reviews"."service_id") = 1),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_text" CHECK (char_length("reviews"."text") <= 2000),
	CONSTRAINT "reviews_votes_up" CHECK ("reviews"."votes_up" >= 0),
	CONSTRAINT "reviews_votes_down" CHECK ("reviews"."votes_down" >= 0)
);

--> statement-breakpoint
CREATE TABLE "saved_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"address_id" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"is_other_recipient" boolean DEFAULT false NOT NULL,
	"recipient_first_name" text DEFAULT '' NOT NULL,
	"recipient_last_name" text DEFAULT '' NOT NULL,
	"recipient_middle_name" text DEFAULT '' NOT NULL,
	"recipient_phone" text DEFAULT '' NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_addresses_addressId_unique" UNIQUE("address_id"),
	CONSTRAINT "saved_addresses_title" CHECK (char_length("saved_addresses"."title") <= 40)
);

--> statement-breakpoint
CREATE TABLE "search_queries" (
	"query" text PRIMARY KEY NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"last_used" date DEFAULT current_date NOT NULL
);

--> statement-breakpoint
CREATE TABLE "search_synonym_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonym_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"synonym_id" integer NOT NULL,
	"action" text NOT NULL,
	"term" text NOT NULL,
	"meanings" text[] NOT NULL,
	"user_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonym_changes_action" CHECK ("search_synonym_changes"."action" in ('ADD', 'CHANGE', 'REMOVE'))
);

--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"meanings" text[] NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonyms_term_unique" UNIQUE("term"),
	CONSTRAINT "search_synonyms_term" CHECK (char_length("search_synonyms"."term") between 2 and 60),
	CONSTRAINT "search_synonyms_meanings" CHECK (cardinality("search_synonyms"."meanings") between 1 and 20)
);

--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	CONSTRAINT "search_words_word_unique" UNIQUE("word")
);

--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "seller_incomes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_incomes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"order_service_id" integer,
	"holding_id" integer,
	"inn" text NOT NULL,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"sold_at" timestamp (3) with time zone NOT NULL,
	"deadline" date NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"receipt_id" text DEFAULT '' NOT NULL,
	"url" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_incomes_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "seller_incomes_state" CHECK ("seller_incomes"."state" in ('WAITING', 'REGISTERED', 'CANCELLING', 'CANCELLED', 'DROPPED', 'REFUSED')),
	CONSTRAINT "seller_incomes_amount" CHECK ("seller_incomes"."amount" > 0),
	CONSTRAINT "seller_incomes_subject" CHECK (num_nonnulls("seller_incomes"."order_service_id", "seller_incomes"."holding_id") = 1),
	CONSTRAINT "seller_incomes_attempts" CHECK ("seller_incomes"."attempts" >= 0)
);

--> statement-breakpoint
CREATE TABLE "seo_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seo_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"heading" text,
	"text" text DEFAULT '' NOT NULL,
	"media_id" integer,
	"is_indexed" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seo_entries_path_unique" UNIQUE("path"),
	CONSTRAINT "seo_entries_path" CHECK ("seo_entries"."path" like '/%')
);

--> statement-breakpoint
CREATE TABLE "service_closed_days" (
	"service_id" integer NOT NULL,
	"day" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "service_closed_days_service_id_day_pk" PRIMARY KEY("service_id","day")
);

--> statement-breakpoint
CREATE TABLE "service_contracts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"user_id" integer,
	"text_version" text NOT NULL,
	"ip" "inet",
	"user_agent" text,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "service_employees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_employees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"started_on" date,
	"finished_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_employees_role" CHECK ("service_employees"."role" in ('OWNER', 'MANAGER', 'SELLER', 'COURIER')),
	CONSTRAINT "service_employees_status" CHECK ("service_employees"."status" in ('NEW', 'ACCEPTED', 'WORKER', 'FINAL', 'CANCELED'))
);

--> statement-breakpoint
CREATE TABLE "service_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"legal_info_id" integer,
	"service_id" integer,
	"submitted_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"return_reason" text DEFAULT '' NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"returned_from" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_openings_serviceId_unique" UNIQUE("service_id")
);

--> statement-breakpoint
CREATE TABLE "service_pages" (
	"service_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"logo_media_id" integer,
	"cover_media_id" integer,
	"saved_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "service_section_products" (
	"section_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "service_section_products_section_id_product_id_pk" PRIMARY KEY("section_id","product_id")
);

--> statement-breakpoint
CREATE TABLE "service_sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"slug" "citext" NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "service_subscribers" (
	"user_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_subscribers_user_id_service_id_pk" PRIMARY KEY("user_id","service_id")
);

--> statement-breakpoint
CREATE TABLE "service_team_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_team_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"about_user_id" integer NOT NULL,
	"role" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_team_events_kind" CHECK ("service_team_events"."kind" in ('INVITED', 'WITHDRAWN', 'JOINED', 'DECLINED', 'ROLE_CHANGED', 'DISMISSED')),
	CONSTRAINT "service_team_events_role" CHECK ("service_team_events"."role" in ('OWNER', 'MANAGER', 'SELLER', 'COURIER'))
);

--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" "citext" NOT NULL,
	"type" text DEFAULT 'SHOP' NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"name" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"owner_id" integer NOT NULL,
	"logo_media_id" integer,
	"cover_media_id" integer,
	"city_id" integer NOT NULL,
	"address_id" integer,
	"legal_info_id" integer,
	"phone" text,
	"email" text,
	"working_hours" text DEFAULT '' NOT NULL,
	"photo_before_delivery" boolean DEFAULT false NOT NULL,
	"is_accepting_orders" boolean DEFAULT true NOT NULL,
	"reopens_with_owner" boolean DEFAULT false NOT NULL,
	"offers_substitution" boolean DEFAULT false NOT NULL,
	"hides_sold_out" boolean DEFAULT false NOT NULL,
	"has_couriers" boolean DEFAULT false NOT NULL,
	"opens_at" time(0),
	"closes_at" time(0),
	"day_capacity" integer,
	"day_capacity_minutes" integer,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating" numeric(3, 2) GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end) STORED,
	"subscribers_count" integer DEFAULT 0 NOT NULL,
	"orders_count" integer DEFAULT 0 NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "services_slug_unique" UNIQUE("slug"),
	CONSTRAINT "services_type" CHECK ("services"."type" in ('SHOP', 'COMPANY', 'SERVICE')),
	CONSTRAINT "services_status" CHECK ("services"."status" in ('DRAFT', 'MODERATION', 'PUBLISHED', 'HIDDEN', 'ARCHIVED')),
	CONSTRAINT "services_hours" CHECK (num_nonnulls("services"."opens_at", "services"."closes_at") <> 1),
	CONSTRAINT "services_rating_count" CHECK ("services"."rating_count" >= 0),
	CONSTRAINT "services_subscribers_count" CHECK ("services"."subscribers_count" >= 0)
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"former_token_hash" text,
	"former_until" timestamp (3) with time zone,
	"user_id" integer,
	"city_id" integer,
	"is_cart_shop" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"second_factor_at" timestamp (3) with time zone,
	"ip" "inet",
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_formerTokenHash_unique" UNIQUE("former_token_hash")
);

--> statement-breakpoint
CREATE TABLE "stale_keywords" (
	"product_id" integer PRIMARY KEY NOT NULL
);

--> statement-breakpoint
CREATE TABLE "statistics_product_days" (
	"service_id" integer NOT NULL,
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"adds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "statistics_product_days_service_id_day_product_id_pk" PRIMARY KEY("service_id","day","product_id"),
	CONSTRAINT "statistics_product_days_views" CHECK ("statistics_product_days"."views" >= 0),
	CONSTRAINT "statistics_product_days_adds" CHECK ("statistics_product_days"."adds" >= 0)
);

--> statement-breakpoint
CREATE TABLE "stem_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stem_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"stem_id" integer NOT NULL,
	"received" integer NOT NULL,
	"remaining" integer NOT NULL,
	"cost_price" integer,
	"document" text DEFAULT '' NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "stem_batches_received" CHECK ("stem_batches"."received" > 0),
	CONSTRAINT "stem_batches_remaining" CHECK ("stem_batches"."remaining" >= 0)
);

--> statement-breakpoint
CREATE TABLE "stem_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stem_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"stem_id" integer NOT NULL,
	"reason" text NOT NULL,
	"on_shelf" integer NOT NULL,
	"free" integer NOT NULL,
	"stock" integer NOT NULL,
	"user_id" integer,
	"order_service_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"request_id" uuid,
	"request_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stem_moves_reason" CHECK ("stem_moves"."reason" in ('RECEIVED', 'ORDERED', 'RETURNED', 'USED', 'WILTED', 'BROKEN', 'GIFT', 'EXPIRED', 'COUNTED'))
);

--> statement-breakpoint
CREATE TABLE "stem_recipe_parts" (
	"product_id" integer NOT NULL,
	"stem_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "stem_recipe_parts_product_id_stem_id_pk" PRIMARY KEY("product_id","stem_id"),
	CONSTRAINT "stem_recipe_parts_quantity" CHECK ("stem_recipe_parts"."quantity" > 0)
);

--> statement-breakpoint
CREATE TABLE "stem_recipes" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"service_id" integer NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"regular_price" integer,
	"regular_old_price" integer,
	"fresh_price" integer,
	CONSTRAINT "stem_recipes_prices" CHECK (("stem_recipes"."regular_price" is null) = ("stem_recipes"."fresh_price" is null))
);

--> statement-breakpoint
CREATE TABLE "stem_reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stem_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"order_product_id" integer NOT NULL,
	"stem_id" integer NOT NULL,
	"batch_id" integer,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stem_reservations_state" CHECK ("stem_reservations"."state" in ('WANTED', 'HELD', 'USED', 'RELEASED')),
	CONSTRAINT "stem_reservations_quantity" CHECK ("stem_reservations"."quantity" > 0)
);

--> statement-breakpoint
CREATE TABLE "stem_rules" (
	"service_id" integer PRIMARY KEY NOT NULL,
	"when_out" text DEFAULT 'SOLD_OUT' NOT NULL,
	"fresh_percent" integer,
	"fresh_hours" integer,
	CONSTRAINT "stem_rules_when_out" CHECK ("stem_rules"."when_out" in ('SOLD_OUT', 'HIDDEN', 'TO_ORDER')),
	CONSTRAINT "stem_rules_fresh" CHECK (("stem_rules"."fresh_percent" is null) = ("stem_rules"."fresh_hours" is null)),
	CONSTRAINT "stem_rules_fresh_percent" CHECK ("stem_rules"."fresh_percent" between 1 and 70)
);

--> statement-breakpoint
CREATE TABLE "stems" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"name" text NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT 'шт' NOT NULL,
	"cost_price" integer,
	"shelf_life_days" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "stems_unit" CHECK ("stems"."unit" in ('шт', 'м', 'см', 'гр', 'кг', 'мл', 'л')),
	CONSTRAINT "stems_name" CHECK (char_length("stems"."name") <= 80),
	CONSTRAINT "stems_cost_price" CHECK ("stems"."cost_price" >= 0),
	CONSTRAINT "stems_shelf_life" CHECK ("stems"."shelf_life_days" > 0)
);

--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"order_product_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'HELD' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "stock_reservations_state" CHECK ("stock_reservations"."state" in ('HELD', 'TAKEN', 'RELEASED')),
	CONSTRAINT "stock_reservations_quantity" CHECK ("stock_reservations"."quantity" > 0)
);

--> statement-breakpoint
CREATE TABLE "storefront_products" (
	"service_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "storefront_products_service_id_product_id_pk" PRIMARY KEY("service_id","product_id")
);

--> statement-breakpoint
CREATE TABLE "subscription_holdings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_holdings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"service_id" integer,
	"type" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"price_paid" integer DEFAULT 0 NOT NULL,
	"legal_info_id" integer,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	CONSTRAINT "subscription_holdings_type" CHECK ("subscription_holdings"."type" in ('BASIC', 'CORPORATE', 'COST_PRICE')),
	CONSTRAINT "subscription_holdings_percent" CHECK ("subscription_holdings"."percent" between 0 and 100),
	CONSTRAINT "subscription_holdings_span" CHECK ("subscription_holdings"."starts_at" < "subscription_holdings"."ends_at")
);

--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	"period" text NOT NULL,
	"period_count" integer DEFAULT 1 NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"perks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_plans_type" CHECK ("subscription_plans"."type" in ('BASIC', 'CORPORATE', 'COST_PRICE')),
	CONSTRAINT "subscription_plans_period" CHECK ("subscription_plans"."period" in ('DAY', 'MONTH', 'YEAR')),
	CONSTRAINT "subscription_plans_price" CHECK ("subscription_plans"."price" >= 0),
	CONSTRAINT "subscription_plans_percent" CHECK ("subscription_plans"."percent" between 0 and 100),
	CONSTRAINT "subscription_plans_period_count" CHECK ("subscription_plans"."period_count" > 0)
);

--> statement-breakpoint
CREATE TABLE "taxpayers" (
	"inn" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'UNKNOWN' NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"binding" text DEFAULT 'NONE' NOT NULL,
	"ask_id" text,
	"bound_at" timestamp (3) with time zone,
	"binding_next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taxpayers_inn" CHECK ("taxpayers"."inn" ~ '^[0-9]{12}$'),
	CONSTRAINT "taxpayers_state" CHECK ("taxpayers"."state" in ('UNKNOWN', 'REGISTERED', 'UNREGISTERED')),
	CONSTRAINT "taxpayers_binding" CHECK ("taxpayers"."binding" in ('NONE', 'ASKED', 'BOUND', 'REFUSED'))
);

--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"subscriber_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_subscriptions_subscriber_id_user_id_pk" PRIMARY KEY("subscriber_id","user_id"),
	CONSTRAINT "user_subscriptions_not_self" CHECK ("user_subscriptions"."subscriber_id" <> "user_subscriptions"."user_id")
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text,
	"email" "citext",
	"nickname" "citext" NOT NULL,
	"nickname_changed_at" timestamp (3) with time zone,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT 'PREFER_NOT_TO_SAY' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"avatar_media_id" integer,
	"cover_media_id" integer,
	"address_id" integer,
	"legal_info_id" integer,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_administration" boolean DEFAULT false NOT NULL,
	"is_cart_shop" boolean DEFAULT false NOT NULL,
	"subscribers_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"blocked_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_nickname_unique" UNIQUE("nickname"),
	CONSTRAINT "users_legalInfoId_unique" UNIQUE("legal_info_id"),
	CONSTRAINT "users_gender" CHECK ("users"."gender" in ('MAN', 'WOMAN', 'NON_BINARY', 'SELF_DESCRIBE', 'PREFER_NOT_TO_SAY')),
	CONSTRAINT "users_phone" CHECK ("users"."phone" ~ '^\+7[0-9]{10}$'),
	CONSTRAINT "users_nickname" CHECK ("users"."nickname"::text ~* '^[a-z0-9]([a-z0-9._-]*[a-z0-9])$'),
	CONSTRAINT "users_subscribers_count" CHECK ("users"."subscribers_count" >= 0)
);

--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"user_id" integer,
	"browser_hash" text,
	"is_known" boolean DEFAULT false NOT NULL,
	"ip" "inet",
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "verification_codes_purpose" CHECK ("verification_codes"."purpose" in ('SIGN_IN', 'CHANGE_PHONE', 'DELETE_ACCOUNT', 'CHANGE_REQUISITES', 'CONFIRM_PERSON')),
	CONSTRAINT "verification_codes_phone" CHECK ("verification_codes"."phone" ~ '^\+7[0-9]{10}$')
);

--> statement-breakpoint
ALTER TABLE "order_address_requests" ADD CONSTRAINT "order_address_requests_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_address_requests" ADD CONSTRAINT "order_address_requests_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_favorites" ADD CONSTRAINT "article_favorites_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_favorites" ADD CONSTRAINT "article_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_media" ADD CONSTRAINT "article_media_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_media" ADD CONSTRAINT "article_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_cover_media_id_media_id_fk" FOREIGN KEY ("cover_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_votes" ADD CONSTRAINT "article_votes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_votes" ADD CONSTRAINT "article_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_service_id_services_id_fk" FOREIGN KEY ("author_service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_media_id_media_id_fk" FOREIGN KEY ("cover_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attribute_categories" ADD CONSTRAINT "attribute_categories_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attribute_categories" ADD CONSTRAINT "attribute_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_mobile_media_id_media_id_fk" FOREIGN KEY ("mobile_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_products" ADD CONSTRAINT "cart_products_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_products" ADD CONSTRAINT "cart_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_participant_id_chat_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."chat_participants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_invite_id_employee_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."employee_invites"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_participants" ADD CONSTRAINT "chat_participants_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_participants" ADD CONSTRAINT "chat_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_participants" ADD CONSTRAINT "chat_participants_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_read_marks" ADD CONSTRAINT "chat_read_marks_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_read_marks" ADD CONSTRAINT "chat_read_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_last_message_id_chat_messages_id_fk" FOREIGN KEY ("last_message_id") REFERENCES "public"."chat_messages"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_service_id_services_id_fk" FOREIGN KEY ("author_service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_favorites" ADD CONSTRAINT "content_favorites_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_favorites" ADD CONSTRAINT "content_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_media" ADD CONSTRAINT "content_media_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_media" ADD CONSTRAINT "content_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_tags" ADD CONSTRAINT "content_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_tags" ADD CONSTRAINT "content_tags_picture" FOREIGN KEY ("content_id","media_id") REFERENCES "public"."content_media"("content_id","media_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_votes" ADD CONSTRAINT "content_votes_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_votes" ADD CONSTRAINT "content_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_author_service_id_services_id_fk" FOREIGN KEY ("author_service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_changes" ADD CONSTRAINT "delivery_changes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_changes" ADD CONSTRAINT "delivery_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_days" ADD CONSTRAINT "delivery_days_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_intervals" ADD CONSTRAINT "delivery_intervals_option_id_delivery_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."delivery_options"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_options" ADD CONSTRAINT "delivery_options_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_options" ADD CONSTRAINT "delivery_options_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_option_id_delivery_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."delivery_options"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_steps" ADD CONSTRAINT "desk_steps_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_steps" ADD CONSTRAINT "desk_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_invites" ADD CONSTRAINT "employee_invites_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_invites" ADD CONSTRAINT "employee_invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_invites" ADD CONSTRAINT "employee_invites_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fiscal_receipts" ADD CONSTRAINT "fiscal_receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fiscal_receipts" ADD CONSTRAINT "fiscal_receipts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_change_lines" ADD CONSTRAINT "goods_change_lines_change_id_goods_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."goods_changes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_change_lines" ADD CONSTRAINT "goods_change_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_changes" ADD CONSTRAINT "goods_changes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_changes" ADD CONSTRAINT "goods_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_import_rows" ADD CONSTRAINT "goods_import_rows_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_import_rows" ADD CONSTRAINT "goods_import_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_imports" ADD CONSTRAINT "goods_imports_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_imports" ADD CONSTRAINT "goods_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_imports" ADD CONSTRAINT "goods_imports_change_id_goods_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."goods_changes"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_product_id_order_products_id_fk" FOREIGN KEY ("order_product_id") REFERENCES "public"."order_products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_holding_id_subscription_holdings_id_fk" FOREIGN KEY ("holding_id") REFERENCES "public"."subscription_holdings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "legal_info_media" ADD CONSTRAINT "legal_info_media_legal_info_id_legal_infos_id_fk" FOREIGN KEY ("legal_info_id") REFERENCES "public"."legal_infos"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "legal_info_media" ADD CONSTRAINT "legal_info_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "legal_infos" ADD CONSTRAINT "legal_infos_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "moderation_complaints" ADD CONSTRAINT "moderation_complaints_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "moderation_complaints" ADD CONSTRAINT "moderation_complaints_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nickname_history" ADD CONSTRAINT "nickname_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_push_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("push_subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_news" ADD CONSTRAINT "notice_news_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_news" ADD CONSTRAINT "notice_news_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_news" ADD CONSTRAINT "notice_news_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_news" ADD CONSTRAINT "notice_news_author_service_id_services_id_fk" FOREIGN KEY ("author_service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_changes" ADD CONSTRAINT "offer_changes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_changes" ADD CONSTRAINT "offer_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_changes" ADD CONSTRAINT "offer_changes_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_changes" ADD CONSTRAINT "offer_changes_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_changes" ADD CONSTRAINT "offer_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_clocks" ADD CONSTRAINT "order_clocks_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_commissions" ADD CONSTRAINT "order_commissions_order_product_id_order_products_id_fk" FOREIGN KEY ("order_product_id") REFERENCES "public"."order_products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_commissions" ADD CONSTRAINT "order_commissions_rule_id_commission_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."commission_rules"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_order_product_id_order_products_id_fk" FOREIGN KEY ("order_product_id") REFERENCES "public"."order_products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_holding_id_subscription_holdings_id_fk" FOREIGN KEY ("holding_id") REFERENCES "public"."subscription_holdings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_dispute_media" ADD CONSTRAINT "order_dispute_media_order_service_id_order_disputes_order_service_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_disputes"("order_service_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_dispute_media" ADD CONSTRAINT "order_dispute_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_disputes" ADD CONSTRAINT "order_disputes_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_disputes" ADD CONSTRAINT "order_disputes_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_disputes" ADD CONSTRAINT "order_disputes_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_taken_by_id_users_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_promotions" ADD CONSTRAINT "order_promotions_order_product_id_order_products_id_fk" FOREIGN KEY ("order_product_id") REFERENCES "public"."order_products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_promotions" ADD CONSTRAINT "order_promotions_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_order_product_id_order_products_id_fk" FOREIGN KEY ("order_product_id") REFERENCES "public"."order_products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_delivery_option_id_delivery_options_id_fk" FOREIGN KEY ("delivery_option_id") REFERENCES "public"."delivery_options"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_courier_id_users_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_delivery_photo_media_id_media_id_fk" FOREIGN KEY ("delivery_photo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_substitution_media" ADD CONSTRAINT "order_substitution_media_substitution_id_order_substitutions_id_fk" FOREIGN KEY ("substitution_id") REFERENCES "public"."order_substitutions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_substitution_media" ADD CONSTRAINT "order_substitution_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_substitutions" ADD CONSTRAINT "order_substitutions_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_substitutions" ADD CONSTRAINT "order_substitutions_order_product_id_order_products_id_fk" FOREIGN KEY ("order_product_id") REFERENCES "public"."order_products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_substitutions" ADD CONSTRAINT "order_substitutions_proposed_by_id_users_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD CONSTRAINT "payment_notifications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_state_changes" ADD CONSTRAINT "payment_state_changes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_holding_id_subscription_holdings_id_fk" FOREIGN KEY ("holding_id") REFERENCES "public"."subscription_holdings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payout_deal_id_payout_deals_id_fk" FOREIGN KEY ("payout_deal_id") REFERENCES "public"."payout_deals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_holds" ADD CONSTRAINT "payout_holds_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_holding_id_subscription_holdings_id_fk" FOREIGN KEY ("holding_id") REFERENCES "public"."subscription_holdings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_state_changes" ADD CONSTRAINT "payout_state_changes_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_account_id_payout_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_deal_id_payout_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."payout_deals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_compositions" ADD CONSTRAINT "product_compositions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_families" ADD CONSTRAINT "product_families_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_favorites" ADD CONSTRAINT "product_favorites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_favorites" ADD CONSTRAINT "product_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_votes" ADD CONSTRAINT "product_votes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_votes" ADD CONSTRAINT "product_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_family_id_product_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_families"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_consents" ADD CONSTRAINT "promotion_consents_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_consents" ADD CONSTRAINT "promotion_consents_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_consents" ADD CONSTRAINT "promotion_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_consents" ADD CONSTRAINT "promotion_consents_left_by_id_users_id_fk" FOREIGN KEY ("left_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_own_prices" ADD CONSTRAINT "promotion_own_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_prices" ADD CONSTRAINT "promotion_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_prices" ADD CONSTRAINT "promotion_prices_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_proposals" ADD CONSTRAINT "promotion_proposals_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_proposals" ADD CONSTRAINT "promotion_proposals_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_versions" ADD CONSTRAINT "promotion_versions_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_versions" ADD CONSTRAINT "promotion_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_media" ADD CONSTRAINT "review_media_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_media" ADD CONSTRAINT "review_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_product_id_order_products_id_fk" FOREIGN KEY ("order_product_id") REFERENCES "public"."order_products"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_synonym_changes" ADD CONSTRAINT "search_synonym_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seller_incomes" ADD CONSTRAINT "seller_incomes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seller_incomes" ADD CONSTRAINT "seller_incomes_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seller_incomes" ADD CONSTRAINT "seller_incomes_holding_id_subscription_holdings_id_fk" FOREIGN KEY ("holding_id") REFERENCES "public"."subscription_holdings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seo_entries" ADD CONSTRAINT "seo_entries_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_closed_days" ADD CONSTRAINT "service_closed_days_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_employees" ADD CONSTRAINT "service_employees_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_employees" ADD CONSTRAINT "service_employees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_openings" ADD CONSTRAINT "service_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_openings" ADD CONSTRAINT "service_openings_legal_info_id_legal_infos_id_fk" FOREIGN KEY ("legal_info_id") REFERENCES "public"."legal_infos"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_openings" ADD CONSTRAINT "service_openings_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_pages" ADD CONSTRAINT "service_pages_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_pages" ADD CONSTRAINT "service_pages_logo_media_id_media_id_fk" FOREIGN KEY ("logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_pages" ADD CONSTRAINT "service_pages_cover_media_id_media_id_fk" FOREIGN KEY ("cover_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_section_products" ADD CONSTRAINT "service_section_products_section_id_service_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."service_sections"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_section_products" ADD CONSTRAINT "service_section_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_sections" ADD CONSTRAINT "service_sections_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_sections" ADD CONSTRAINT "service_sections_parent_id_service_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_sections"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_subscribers" ADD CONSTRAINT "service_subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_subscribers" ADD CONSTRAINT "service_subscribers_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_team_events" ADD CONSTRAINT "service_team_events_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_team_events" ADD CONSTRAINT "service_team_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_team_events" ADD CONSTRAINT "service_team_events_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_logo_media_id_media_id_fk" FOREIGN KEY ("logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_cover_media_id_media_id_fk" FOREIGN KEY ("cover_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_legal_info_id_legal_infos_id_fk" FOREIGN KEY ("legal_info_id") REFERENCES "public"."legal_infos"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stale_keywords" ADD CONSTRAINT "stale_keywords_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statistics_product_days" ADD CONSTRAINT "statistics_product_days_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statistics_product_days" ADD CONSTRAINT "statistics_product_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_batches" ADD CONSTRAINT "stem_batches_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_batches" ADD CONSTRAINT "stem_batches_stem_id_stems_id_fk" FOREIGN KEY ("stem_id") REFERENCES "public"."stems"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_moves" ADD CONSTRAINT "stem_moves_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_moves" ADD CONSTRAINT "stem_moves_stem_id_stems_id_fk" FOREIGN KEY ("stem_id") REFERENCES "public"."stems"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_moves" ADD CONSTRAINT "stem_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_moves" ADD CONSTRAINT "stem_moves_order_service_id_order_services_id_fk" FOREIGN KEY ("order_service_id") REFERENCES "public"."order_services"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_recipe_parts" ADD CONSTRAINT "stem_recipe_parts_product_id_stem_recipes_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."stem_recipes"("product_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_recipe_parts" ADD CONSTRAINT "stem_recipe_parts_stem_id_stems_id_fk" FOREIGN KEY ("stem_id") REFERENCES "public"."stems"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_recipes" ADD CONSTRAINT "stem_recipes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_recipes" ADD CONSTRAINT "stem_recipes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_reservations" ADD CONSTRAINT "stem_reservations_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_reservations" ADD CONSTRAINT "stem_reservations_order_product_id_order_products_id_fk" FOREIGN KEY ("order_product_id") REFERENCES "public"."order_products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_reservations" ADD CONSTRAINT "stem_reservations_stem_id_stems_id_fk" FOREIGN KEY ("stem_id") REFERENCES "public"."stems"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_reservations" ADD CONSTRAINT "stem_reservations_batch_id_stem_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."stem_batches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stem_rules" ADD CONSTRAINT "stem_rules_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stems" ADD CONSTRAINT "stems_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_order_product_id_order_products_id_fk" FOREIGN KEY ("order_product_id") REFERENCES "public"."order_products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "storefront_products" ADD CONSTRAINT "storefront_products_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "storefront_products" ADD CONSTRAINT "storefront_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_holdings" ADD CONSTRAINT "subscription_holdings_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_holdings" ADD CONSTRAINT "subscription_holdings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_holdings" ADD CONSTRAINT "subscription_holdings_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_holdings" ADD CONSTRAINT "subscription_holdings_legal_info_id_legal_infos_id_fk" FOREIGN KEY ("legal_info_id") REFERENCES "public"."legal_infos"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD CONSTRAINT "subscription_plans_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_subscriber_id_users_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_media_id_media_id_fk" FOREIGN KEY ("avatar_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_cover_media_id_media_id_fk" FOREIGN KEY ("cover_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_legal_info_id_legal_infos_id_fk" FOREIGN KEY ("legal_info_id") REFERENCES "public"."legal_infos"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_address_requests_city" ON "order_address_requests" USING btree ("city_id");
--> statement-breakpoint
CREATE INDEX "order_address_requests_asked" ON "order_address_requests" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "addresses_city" ON "addresses" USING btree ("city_id");
--> statement-breakpoint
CREATE INDEX "article_favorites_list" ON "article_favorites" USING btree ("user_id","created_at" DESC NULLS FIRST,"article_id");
--> statement-breakpoint
CREATE INDEX "article_tags_tag" ON "article_tags" USING btree ("tag");
--> statement-breakpoint
CREATE INDEX "article_votes_user" ON "article_votes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "articles_new" ON "articles" USING btree ("status","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "articles_popular" ON "articles" USING btree ("status","votes_up" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "articles_of_user" ON "articles" USING btree ("author_user_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "articles_of_service" ON "articles" USING btree ("author_service_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "articles_title_trigram" ON "articles" USING gin (lower("title") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "attribute_categories_category" ON "attribute_categories" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "attribute_values_order" ON "attribute_values" USING btree ("attribute_id","position","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_object" ON "audit_entries" USING btree ("kind","object_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "bank_operations_payment" ON "bank_operations" USING btree ("provider","payment_external_id");
--> statement-breakpoint
CREATE INDEX "bank_operations_day" ON "bank_operations" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "banners_order" ON "banners" USING btree ("place","position","id");
--> statement-breakpoint
CREATE INDEX "banners_of_service" ON "banners" USING btree ("service_id","position","id");
--> statement-breakpoint
CREATE INDEX "cart_products_order" ON "cart_products" USING btree ("cart_id","id");
--> statement-breakpoint
CREATE INDEX "cart_products_of_product" ON "cart_products" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "catalog_changes_xid" ON "catalog_changes" USING btree ("xid");
--> statement-breakpoint
CREATE INDEX "categories_order" ON "categories" USING btree ("parent_id","position","id");
--> statement-breakpoint
CREATE INDEX "categories_name_trigram" ON "categories" USING gin (lower("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "chat_messages_history" ON "chat_messages" USING btree ("room_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "chat_messages_invite" ON "chat_messages" USING btree ("invite_id");
--> statement-breakpoint
CREATE INDEX "chat_participants_of_user" ON "chat_participants" USING btree ("user_id","room_id");
--> statement-breakpoint
CREATE INDEX "chat_participants_of_service" ON "chat_participants" USING btree ("service_id","room_id");
--> statement-breakpoint
CREATE INDEX "chat_read_marks_user" ON "chat_read_marks" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "chat_rooms_recent" ON "chat_rooms" USING btree ("last_message_at" DESC NULLS LAST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "cities_population" ON "cities" USING btree ("population" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "cities_name_trigram" ON "cities" USING gin (lower("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "comment_votes_user" ON "comment_votes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "comments_of_article" ON "comments" USING btree ("article_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "comments_of_content" ON "comments" USING btree ("content_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "comments_of_review" ON "comments" USING btree ("review_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "commission_rules_category" ON "commission_rules" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "commission_rules_service" ON "commission_rules" USING btree ("service_id");
--> statement-breakpoint
CREATE INDEX "commission_rules_promotion" ON "commission_rules" USING btree ("promotion_id");
--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","accepted_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "content_favorites_list" ON "content_favorites" USING btree ("user_id","created_at" DESC NULLS FIRST,"content_id");
--> statement-breakpoint
CREATE INDEX "content_tags_product" ON "content_tags" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "content_votes_user" ON "content_votes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "contents_new" ON "contents" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "contents_of_user" ON "contents" USING btree ("author_user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "contents_of_service" ON "contents" USING btree ("author_service_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "contents_product" ON "contents" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "coupon_redemptions_user" ON "coupon_redemptions" USING btree ("coupon_id","user_id");
--> statement-breakpoint
CREATE INDEX "coupons_service" ON "coupons" USING btree ("service_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "delivery_changes_list" ON "delivery_changes" USING btree ("service_id","id");
--> statement-breakpoint
CREATE INDEX "delivery_intervals_order" ON "delivery_intervals" USING btree ("option_id","position","id");
--> statement-breakpoint
CREATE INDEX "delivery_options_order" ON "delivery_options" USING btree ("service_id","position","id");
--> statement-breakpoint
CREATE INDEX "delivery_options_address" ON "delivery_options" USING btree ("address_id") WHERE "delivery_options"."address_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_zones_city" ON "delivery_zones" USING btree ("option_id","city_id") WHERE cardinality("delivery_zones"."districts") = 0;
--> statement-breakpoint
CREATE INDEX "delivery_zones_list" ON "delivery_zones" USING btree ("option_id");
--> statement-breakpoint
CREATE INDEX "delivery_zones_reach" ON "delivery_zones" USING btree ("city_id","option_id");
--> statement-breakpoint
CREATE INDEX "desk_steps_order" ON "desk_steps" USING btree ("order_service_id");
--> statement-breakpoint
CREATE INDEX "desk_steps_user" ON "desk_steps" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "desk_views_name" ON "desk_views" USING btree ("user_id","service_id","list","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "differences_open" ON "differences" USING btree ("provider","kind","external_id") WHERE "differences"."resolved_at" is null;
--> statement-breakpoint
CREATE INDEX "differences_external" ON "differences" USING btree ("provider","external_id","kind");
--> statement-breakpoint
CREATE INDEX "differences_payment" ON "differences" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "differences_payout" ON "differences" USING btree ("payout_id");
--> statement-breakpoint
CREATE INDEX "differences_resolved_newest" ON "differences" USING btree ("resolved_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "email_confirmations_user" ON "email_confirmations" USING btree ("user_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "employee_invites_waiting" ON "employee_invites" USING btree ("service_id","user_id") WHERE "employee_invites"."status" = 'NEW';
--> statement-breakpoint
CREATE INDEX "employee_invites_user" ON "employee_invites" USING btree ("user_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_receipts_of_payment" ON "fiscal_receipts" USING btree ("payment_id") WHERE "fiscal_receipts"."refund_id" is null and "fiscal_receipts"."corrects_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_receipts_of_refund" ON "fiscal_receipts" USING btree ("refund_id") WHERE "fiscal_receipts"."corrects_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_receipts_corrected" ON "fiscal_receipts" USING btree ("corrects_id","kind") WHERE "fiscal_receipts"."state" in ('EXPECTED', 'PRINTED');
--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_receipts_document" ON "fiscal_receipts" USING btree ("drive_number","document_number") WHERE "fiscal_receipts"."document_number" <> '';
--> statement-breakpoint
CREATE INDEX "fiscal_receipts_payment" ON "fiscal_receipts" USING btree ("payment_id","id");
--> statement-breakpoint
CREATE INDEX "fiscal_receipts_corrections" ON "fiscal_receipts" USING btree ("corrects_id","id");
--> statement-breakpoint
CREATE INDEX "fiscal_receipts_due" ON "fiscal_receipts" USING btree ("next_at") WHERE "fiscal_receipts"."state" = 'EXPECTED' and "fiscal_receipts"."corrects_id" is not null;
--> statement-breakpoint
CREATE INDEX "goods_change_lines_product" ON "goods_change_lines" USING btree ("product_id","change_id");
--> statement-breakpoint
CREATE INDEX "goods_changes_service" ON "goods_changes" USING btree ("service_id","id");
--> statement-breakpoint
CREATE INDEX "goods_changes_request" ON "goods_changes" USING btree ("request_id") WHERE "goods_changes"."request_id" is not null;
--> statement-breakpoint
CREATE INDEX "goods_import_rows_product" ON "goods_import_rows" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "goods_imports_service" ON "goods_imports" USING btree ("service_id","id");
--> statement-breakpoint
CREATE INDEX "goods_imports_running" ON "goods_imports" USING btree ("state");
--> statement-breakpoint
CREATE INDEX "guarded_tries_expire" ON "guarded_tries" USING btree ("expire");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiring" ON "idempotency_keys" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_seller_balance" ON "ledger_entries" USING btree ("service_id","account","amount");
--> statement-breakpoint
CREATE INDEX "ledger_entries_debt" ON "ledger_entries" USING btree ("service_id","transaction_id") WHERE "ledger_entries"."account" = 'SELLER_DEBT';
--> statement-breakpoint
CREATE INDEX "ledger_entries_order_service" ON "ledger_entries" USING btree ("order_service_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_product" ON "ledger_entries" USING btree ("order_product_id");
--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "ledger_transactions_order_service" ON "ledger_transactions" USING btree ("order_service_id");
--> statement-breakpoint
CREATE INDEX "ledger_transactions_payment" ON "ledger_transactions" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "ledger_transactions_refund" ON "ledger_transactions" USING btree ("refund_id");
--> statement-breakpoint
CREATE INDEX "ledger_transactions_holding" ON "ledger_transactions" USING btree ("holding_id");
--> statement-breakpoint
CREATE INDEX "ledger_transactions_payout" ON "ledger_transactions" USING btree ("payout_id");
--> statement-breakpoint
CREATE INDEX "legal_infos_address" ON "legal_infos" USING btree ("address_id") WHERE "legal_infos"."address_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "legal_versions_day" ON "legal_versions" USING btree ("slug","day");
--> statement-breakpoint
CREATE UNIQUE INDEX "legal_versions_draft" ON "legal_versions" USING btree ("slug") WHERE "legal_versions"."day" is null;
--> statement-breakpoint
CREATE INDEX "media_owner_user" ON "media" USING btree ("owner_user_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "media_owner_service" ON "media" USING btree ("owner_service_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "media_unused" ON "media" USING btree ("unused_since") WHERE "media"."unused_since" is not null;
--> statement-breakpoint
CREATE INDEX "moderation_appeals_waiting" ON "moderation_appeals" USING btree ("created_at","case_id") WHERE "moderation_appeals"."answered_at" is null;
--> statement-breakpoint
CREATE INDEX "moderation_appeals_author" ON "moderation_appeals" USING btree ("author_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open" ON "moderation_cases" USING btree ("kind","subject_id") WHERE "moderation_cases"."decided_at" is null;
--> statement-breakpoint
CREATE INDEX "moderation_cases_subject" ON "moderation_cases" USING btree ("kind","subject_id");
--> statement-breakpoint
CREATE INDEX "moderation_cases_waiting" ON "moderation_cases" USING btree ("created_at","id") WHERE "moderation_cases"."decided_at" is null;
--> statement-breakpoint
CREATE INDEX "moderation_cases_by_decision" ON "moderation_cases" USING btree ("decided_at" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "moderation_complaints_reporter" ON "moderation_complaints" USING btree ("reporter_id");
--> statement-breakpoint
CREATE INDEX "nickname_history_user" ON "nickname_history" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "notice_deliveries_subscription" ON "notice_deliveries" USING btree ("push_subscription_id");
--> statement-breakpoint
CREATE INDEX "notice_news_waiting" ON "notice_news" USING btree ("id") WHERE "notice_news"."done_at" is null;
--> statement-breakpoint
CREATE INDEX "notice_news_of_user" ON "notice_news" USING btree ("author_user_id","kind","created_at");
--> statement-breakpoint
CREATE INDEX "notice_news_of_service" ON "notice_news" USING btree ("author_service_id","kind","created_at");
--> statement-breakpoint
CREATE INDEX "notices_occasion" ON "notices" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "notices_list" ON "notices" USING btree ("user_id","id" DESC NULLS FIRST) WHERE "notices"."is_shown";
--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."is_shown" and "notices"."read_at" is null;
--> statement-breakpoint
CREATE INDEX "offer_changes_service" ON "offer_changes" USING btree ("service_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "offer_changes_product" ON "offer_changes" USING btree ("product_id") WHERE "offer_changes"."product_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "order_clocks_running" ON "order_clocks" USING btree ("order_service_id","kind") WHERE "order_clocks"."done_at" is null;
--> statement-breakpoint
CREATE INDEX "order_clocks_due" ON "order_clocks" USING btree ("due_at","id") WHERE "order_clocks"."done_at" is null;
--> statement-breakpoint
CREATE INDEX "order_clocks_order" ON "order_clocks" USING btree ("order_service_id","id");
--> statement-breakpoint
CREATE INDEX "order_commissions_rule" ON "order_commissions" USING btree ("rule_id");
--> statement-breakpoint
CREATE INDEX "order_discounts_product" ON "order_discounts" USING btree ("order_product_id");
--> statement-breakpoint
CREATE INDEX "order_disputes_undecided" ON "order_disputes" USING btree ("created_at","order_service_id") WHERE "order_disputes"."decided_at" is null;
--> statement-breakpoint
CREATE INDEX "order_events_list" ON "order_events" USING btree ("user_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_photos_one_redo" ON "order_photos" USING btree ("order_service_id") WHERE "order_photos"."answer" = 'REDO';
--> statement-breakpoint
CREATE INDEX "order_photos_order" ON "order_photos" USING btree ("order_service_id","id");
--> statement-breakpoint
CREATE INDEX "order_products_bought" ON "order_products" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "order_promotions_promotion" ON "order_promotions" USING btree ("promotion_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_lines_once" ON "order_refund_lines" USING btree ("refund_id",coalesce("order_product_id", 0));
--> statement-breakpoint
CREATE INDEX "order_refund_lines_product" ON "order_refund_lines" USING btree ("order_product_id");
--> statement-breakpoint
CREATE INDEX "order_services_desk" ON "order_services" USING btree ("service_id","status","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "order_services_courier" ON "order_services" USING btree ("courier_id","delivery_date") WHERE "order_services"."courier_id" is not null;
--> statement-breakpoint
CREATE INDEX "order_services_day" ON "order_services" USING btree ("service_id","delivery_date");
--> statement-breakpoint
CREATE INDEX "order_services_placed" ON "order_services" USING btree ("service_id","created_at");
--> statement-breakpoint
CREATE INDEX "order_services_address" ON "order_services" USING btree ("address_id") WHERE "order_services"."address_id" is not null;
--> statement-breakpoint
CREATE INDEX "order_status_changes_order" ON "order_status_changes" USING btree ("order_service_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_substitutions_open" ON "order_substitutions" USING btree ("order_service_id") WHERE "order_substitutions"."state" = 'OPEN';
--> statement-breakpoint
CREATE INDEX "order_substitutions_order" ON "order_substitutions" USING btree ("order_service_id","id");
--> statement-breakpoint
CREATE INDEX "order_substitutions_product" ON "order_substitutions" USING btree ("order_product_id");
--> statement-breakpoint
CREATE INDEX "orders_list" ON "orders" USING btree ("user_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("reserved_until") WHERE "orders"."paid_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notifications_applied" ON "payment_notifications" USING btree ("payment_id","status","amount") WHERE "payment_notifications"."outcome" = 'APPLIED';
--> statement-breakpoint
CREATE INDEX "payment_notifications_payment" ON "payment_notifications" USING btree ("payment_id","id");
--> statement-breakpoint
CREATE INDEX "payment_state_changes_payment" ON "payment_state_changes" USING btree ("payment_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_live" ON "payments" USING btree ("order_id") WHERE "payments"."state" in ('CREATED', 'PENDING', 'AUTHORIZED', 'CONFIRMED');
--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "payments_holding" ON "payments" USING btree ("holding_id");
--> statement-breakpoint
CREATE INDEX "payments_deal" ON "payments" USING btree ("payout_deal_id");
--> statement-breakpoint
CREATE INDEX "payments_watched" ON "payments" USING btree ("updated_at") WHERE "payments"."ended_at_bank" is null and "payments"."external_id" is not null;
--> statement-breakpoint
CREATE INDEX "payments_expiring" ON "payments" USING btree ("expires_at") WHERE "payments"."state" in ('CREATED', 'PENDING');
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_current" ON "payout_accounts" USING btree ("service_id") WHERE "payout_accounts"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "payout_accounts_service" ON "payout_accounts" USING btree ("service_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "payout_accounts_user" ON "payout_accounts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "payout_deals_newest" ON "payout_deals" USING btree ("provider","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_holds_open" ON "payout_holds" USING btree ("service_id","kind") WHERE "payout_holds"."lifted_at" is null;
--> statement-breakpoint
CREATE INDEX "payout_holds_service" ON "payout_holds" USING btree ("service_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "payout_items_payout" ON "payout_items" USING btree ("payout_id");
--> statement-breakpoint
CREATE INDEX "payout_items_order_service" ON "payout_items" USING btree ("order_service_id");
--> statement-breakpoint
CREATE INDEX "payout_items_holding" ON "payout_items" USING btree ("holding_id");
--> statement-breakpoint
CREATE INDEX "payout_state_changes_payout" ON "payout_state_changes" USING btree ("payout_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_in_flight" ON "payouts" USING btree ("service_id",coalesce("deal_id", 0)) WHERE "payouts"."state" in ('CREATED', 'SENT');
--> statement-breakpoint
CREATE INDEX "payouts_service" ON "payouts" USING btree ("service_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "payouts_account" ON "payouts" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "payouts_deal" ON "payouts" USING btree ("deal_id");
--> statement-breakpoint
CREATE INDEX "payouts_due" ON "payouts" USING btree ("next_at") WHERE "payouts"."next_at" is not null;
--> statement-breakpoint
CREATE INDEX "payouts_by_state" ON "payouts" USING btree ("state","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "product_attribute_values_value" ON "product_attribute_values" USING btree ("value_id","product_id");
--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_id","product_id");
--> statement-breakpoint
CREATE INDEX "product_compositions_order" ON "product_compositions" USING btree ("product_id","position","id");
--> statement-breakpoint
CREATE INDEX "product_families_service" ON "product_families" USING btree ("service_id");
--> statement-breakpoint
CREATE INDEX "product_favorites_list" ON "product_favorites" USING btree ("user_id","created_at" DESC NULLS FIRST,"product_id");
--> statement-breakpoint
CREATE INDEX "product_media_order" ON "product_media" USING btree ("product_id","position","media_id");
--> statement-breakpoint
CREATE INDEX "product_votes_user" ON "product_votes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("status","popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST,"service_id","family_id");
--> statement-breakpoint
CREATE INDEX "products_new" ON "products" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS FIRST,"service_id");
--> statement-breakpoint
CREATE INDEX "products_cheaper" ON "products" USING btree ("status","price","id","service_id");
--> statement-breakpoint
CREATE INDEX "products_dearer" ON "products" USING btree ("status","price" DESC NULLS FIRST,"id" DESC NULLS FIRST,"service_id");
--> statement-breakpoint
CREATE INDEX "products_rated" ON "products" USING btree ("status","rating" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "products_service" ON "products" USING btree ("service_id","status","popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("service_id","sku");
--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family_id","family_position","id");
--> statement-breakpoint
CREATE INDEX "products_cost" ON "products" USING btree ("id" DESC NULLS FIRST) WHERE "products"."cost_price" is not null and "products"."is_sold_at_cost";
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_consents_open" ON "promotion_consents" USING btree ("service_id","promotion_id") WHERE "promotion_consents"."left_at" is null;
--> statement-breakpoint
CREATE INDEX "promotion_consents_promotion" ON "promotion_consents" USING btree ("promotion_id");
--> statement-breakpoint
CREATE INDEX "promotion_consents_service" ON "promotion_consents" USING btree ("service_id");
--> statement-breakpoint
CREATE INDEX "promotion_consents_user" ON "promotion_consents" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "promotion_consents_left_by" ON "promotion_consents" USING btree ("left_by_id");
--> statement-breakpoint
CREATE INDEX "promotion_prices_promotion" ON "promotion_prices" USING btree ("promotion_id");
--> statement-breakpoint
CREATE INDEX "promotion_proposals_service" ON "promotion_proposals" USING btree ("service_id");
--> statement-breakpoint
CREATE INDEX "promotion_versions_user" ON "promotion_versions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "promotions_turning" ON "promotions" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "reconciled_days_newest" ON "reconciled_days" USING btree ("day" DESC NULLS LAST,"provider");
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_whole" ON "refunds" USING btree ("order_service_id") WHERE "refunds"."is_whole";
--> statement-breakpoint
CREATE INDEX "refunds_order_service" ON "refunds" USING btree ("order_service_id","id");
--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id","id");
--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("id") WHERE "refunds"."state" in ('CREATED', 'PENDING');
--> statement-breakpoint
CREATE INDEX "restrictions_list" ON "restrictions" USING btree ("owner_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "review_votes_user" ON "review_votes" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_product" ON "reviews" USING btree ("product_id","user_id") WHERE "reviews"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_service" ON "reviews" USING btree ("service_id","user_id") WHERE "reviews"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "reviews_of_product_rating" ON "reviews" USING btree ("product_id","rating" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "reviews_of_product_helpful" ON "reviews" USING btree ("product_id","votes_up" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "reviews_of_service" ON "reviews" USING btree ("service_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "saved_addresses_user" ON "saved_addresses" USING btree ("user_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_addresses_main" ON "saved_addresses" USING btree ("user_id") WHERE "saved_addresses"."is_main";
--> statement-breakpoint
CREATE INDEX "search_queries_frequent" ON "search_queries" USING btree ("uses" DESC NULLS FIRST,"query");
--> statement-breakpoint
CREATE INDEX "search_synonym_changes_of" ON "search_synonym_changes" USING btree ("synonym_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "seller_incomes_of_part" ON "seller_incomes" USING btree ("order_service_id") WHERE "seller_incomes"."state" in ('WAITING', 'REGISTERED', 'CANCELLING', 'REFUSED');
--> statement-breakpoint
CREATE UNIQUE INDEX "seller_incomes_of_holding" ON "seller_incomes" USING btree ("holding_id") WHERE "seller_incomes"."state" in ('WAITING', 'REGISTERED', 'CANCELLING', 'REFUSED');
--> statement-breakpoint
CREATE INDEX "seller_incomes_order_service" ON "seller_incomes" USING btree ("order_service_id");
--> statement-breakpoint
CREATE INDEX "seller_incomes_holding" ON "seller_incomes" USING btree ("holding_id");
--> statement-breakpoint
CREATE INDEX "seller_incomes_service" ON "seller_incomes" USING btree ("service_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "seller_incomes_due" ON "seller_incomes" USING btree ("next_at") WHERE "seller_incomes"."next_at" is not null;
--> statement-breakpoint
CREATE INDEX "service_contracts_service" ON "service_contracts" USING btree ("service_id","id");
--> statement-breakpoint
CREATE INDEX "service_contracts_user" ON "service_contracts" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "service_employees_current" ON "service_employees" USING btree ("service_id","user_id") WHERE "service_employees"."status" not in ('FINAL', 'CANCELED');
--> statement-breakpoint
CREATE UNIQUE INDEX "service_employees_one_owner" ON "service_employees" USING btree ("service_id") WHERE "service_employees"."role" = 'OWNER' and "service_employees"."status" = 'WORKER';
--> statement-breakpoint
CREATE INDEX "service_employees_list" ON "service_employees" USING btree ("service_id","id");
--> statement-breakpoint
CREATE INDEX "service_employees_user" ON "service_employees" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "service_openings_current" ON "service_openings" USING btree ("user_id") WHERE "service_openings"."opened_at" is null;
--> statement-breakpoint
CREATE INDEX "service_openings_waiting" ON "service_openings" USING btree ("submitted_at","id") WHERE "service_openings"."submitted_at" is not null and "service_openings"."opened_at" is null;
--> statement-breakpoint
CREATE INDEX "service_openings_legal" ON "service_openings" USING btree ("legal_info_id");
--> statement-breakpoint
CREATE INDEX "service_openings_user" ON "service_openings" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "service_section_products_product" ON "service_section_products" USING btree ("product_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "service_sections_slug" ON "service_sections" USING btree ("service_id","slug");
--> statement-breakpoint
CREATE INDEX "service_sections_order" ON "service_sections" USING btree ("service_id","position","id") WHERE "service_sections"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "service_sections_parent" ON "service_sections" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "service_subscribers_list" ON "service_subscribers" USING btree ("service_id","created_at" DESC NULLS FIRST,"user_id");
--> statement-breakpoint
CREATE INDEX "service_subscribers_user" ON "service_subscribers" USING btree ("user_id","created_at" DESC NULLS FIRST,"service_id");
--> statement-breakpoint
CREATE INDEX "service_team_events_list" ON "service_team_events" USING btree ("service_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "services_new" ON "services" USING btree ("status","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "services_popular" ON "services" USING btree ("status","orders_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "services_rated" ON "services" USING btree ("status","rating" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "services_city" ON "services" USING btree ("city_id");
--> statement-breakpoint
CREATE INDEX "services_owner" ON "services" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "services_address" ON "services" USING btree ("address_id") WHERE "services"."address_id" is not null;
--> statement-breakpoint
CREATE INDEX "services_legal" ON "services" USING btree ("legal_info_id") WHERE "services"."legal_info_id" is not null;
--> statement-breakpoint
CREATE INDEX "services_name_trigram" ON "services" USING gin (lower("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");
--> statement-breakpoint
CREATE INDEX "statistics_product_days_product" ON "statistics_product_days" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "stem_batches_free" ON "stem_batches" USING btree ("stem_id","expires_at","id") WHERE "stem_batches"."remaining" > 0;
--> statement-breakpoint
CREATE INDEX "stem_batches_expiring" ON "stem_batches" USING btree ("expires_at") WHERE "stem_batches"."remaining" > 0;
--> statement-breakpoint
CREATE INDEX "stem_batches_service" ON "stem_batches" USING btree ("service_id");
--> statement-breakpoint
CREATE INDEX "stem_moves_service" ON "stem_moves" USING btree ("service_id","id");
--> statement-breakpoint
CREATE INDEX "stem_moves_stem" ON "stem_moves" USING btree ("stem_id","id");
--> statement-breakpoint
CREATE INDEX "stem_moves_order" ON "stem_moves" USING btree ("order_service_id");
--> statement-breakpoint
CREATE INDEX "stem_moves_user" ON "stem_moves" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "stem_moves_request" ON "stem_moves" USING btree ("request_id") WHERE "stem_moves"."request_id" is not null;
--> statement-breakpoint
CREATE INDEX "stem_recipe_parts_stem" ON "stem_recipe_parts" USING btree ("stem_id");
--> statement-breakpoint
CREATE INDEX "stem_recipes_service" ON "stem_recipes" USING btree ("service_id");
--> statement-breakpoint
CREATE INDEX "stem_recipes_cheaper" ON "stem_recipes" USING btree ("product_id") WHERE "stem_recipes"."fresh_price" is not null;
--> statement-breakpoint
CREATE INDEX "stem_reservations_line" ON "stem_reservations" USING btree ("order_product_id");
--> statement-breakpoint
CREATE INDEX "stem_reservations_open" ON "stem_reservations" USING btree ("stem_id") WHERE "stem_reservations"."state" in ('WANTED', 'HELD');
--> statement-breakpoint
CREATE INDEX "stem_reservations_batch" ON "stem_reservations" USING btree ("batch_id");
--> statement-breakpoint
CREATE INDEX "stem_reservations_service" ON "stem_reservations" USING btree ("service_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "stems_named" ON "stems" USING btree ("service_id",lower("name"),lower("colour")) WHERE "stems"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "stock_reservations_expiring" ON "stock_reservations" USING btree ("expires_at") WHERE "stock_reservations"."state" = 'HELD';
--> statement-breakpoint
CREATE INDEX "stock_reservations_product" ON "stock_reservations" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "storefront_products_order" ON "storefront_products" USING btree ("service_id","position","product_id");
--> statement-breakpoint
CREATE INDEX "storefront_products_product" ON "storefront_products" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "subscription_holdings_user" ON "subscription_holdings" USING btree ("user_id","ends_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "subscription_holdings_service" ON "subscription_holdings" USING btree ("service_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "subscription_holdings_legal" ON "subscription_holdings" USING btree ("legal_info_id") WHERE "subscription_holdings"."legal_info_id" is not null;
--> statement-breakpoint
CREATE INDEX "subscription_plans_order" ON "subscription_plans" USING btree ("service_id","position","id");
--> statement-breakpoint
CREATE INDEX "taxpayers_due" ON "taxpayers" USING btree ("next_at");
--> statement-breakpoint
CREATE INDEX "taxpayers_binding_due" ON "taxpayers" USING btree ("binding_next_at");
--> statement-breakpoint
CREATE INDEX "user_subscriptions_subscribers" ON "user_subscriptions" USING btree ("user_id","created_at" DESC NULLS FIRST,"subscriber_id");
--> statement-breakpoint
CREATE INDEX "user_subscriptions_subscribed" ON "user_subscriptions" USING btree ("subscriber_id","created_at" DESC NULLS FIRST,"user_id");
--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "users_ending" ON "users" USING btree ("deleted_at") WHERE "users"."deleted_at" is not null and "users"."erased_at" is null;
--> statement-breakpoint
CREATE INDEX "users_address" ON "users" USING btree ("address_id") WHERE "users"."address_id" is not null;
--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "users_popular" ON "users" USING btree ("subscribers_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "users_nickname_trigram" ON "users" USING gin (lower("nickname"::text) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_name_trigram" ON "users" USING gin (lower("first_name" || ' ' || "last_name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "verification_codes_phone_created" ON "verification_codes" USING btree ("phone","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "verification_codes_ip_created" ON "verification_codes" USING btree ("ip","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "verification_codes_user" ON "verification_codes" USING btree ("user_id") WHERE "verification_codes"."user_id" is not null;
