/** Own properties and parents of the schema.org types that pages of a company use, from schema-dts 2.1.0. */
const TYPES: Record<string, { parents: string; properties: string }> = {
  AboutPage: { parents: 'WebPage', properties: '' },
  Action: {
    parents: 'Thing',
    properties:
      'actionProcess actionStatus agent endTime error instrument location object participant provider result startTime target',
  },
  AdministrativeArea: { parents: 'Place', properties: '' },
  AggregateOffer: { parents: 'Offer', properties: 'highPrice lowPrice offerCount offers' },
  AggregateRating: { parents: 'Rating', properties: 'itemReviewed ratingCount reviewCount' },
  Answer: { parents: 'Comment', properties: 'answerExplanation parentItem' },
  Article: {
    parents: 'CreativeWork',
    properties: 'articleBody articleSection backstory pageEnd pageStart pagination speakable wordCount',
  },
  Blog: { parents: 'CreativeWork', properties: 'blogPost blogPosts issn' },
  BlogPosting: { parents: 'SocialMediaPosting', properties: '' },
  BreadcrumbList: { parents: 'ItemList', properties: '' },
  City: { parents: 'Place', properties: '' },
  CollectionPage: { parents: 'WebPage', properties: '' },
  Comment: { parents: 'CreativeWork', properties: 'downvoteCount parentItem sharedContent upvoteCount' },
  ContactPage: { parents: 'WebPage', properties: '' },
  ContactPoint: {
    parents: 'Thing',
    properties:
      'areaServed availableLanguage contactOption contactType email faxNumber hoursAvailable productSupported serviceArea telephone',
  },
  Corporation: { parents: 'Organization', properties: 'tickerSymbol' },
  CreativeWork: {
    parents: 'Thing',
    properties:
      'about abstract accessibilityAPI accessibilityControl accessibilityFeature accessibilityHazard accessibilitySummary accessMode accessModeSufficient accountablePerson acquireLicensePage aggregateRating alternativeHeadline archivedAt assesses associatedMedia audience audio author award awards character citation comment commentCount conditionsOfAccess contentLocation contentRating contentReferenceTime contributor copyrightHolder copyrightNotice copyrightYear correction countryOfOrigin creativeWorkStatus creator creditText dateCreated dateModified datePublished digitalSourceType discussionUrl displayLocation editEIDR editor educationalAlignment educationalLevel educationalUse encoding encodingFormat encodings exampleOfWork expires fileFormat funder funding genre hasPart headline inLanguage interactionStatistic interactivityType interpretedAsClaim isAccessibleForFree isBasedOn isBasedOnUrl isFamilyFriendly isPartOf keywords learningResourceType license locationCreated mainEntity maintainer material materialExtent mentions offers pattern position producer provider publication publisher publisherImprint publishingPrinciples recordedAt releasedEvent review reviews schemaVersion sdDatePublished sdLicense sdPublisher size sourceOrganization spatial spatialCoverage sponsor teaches temporal temporalCoverage text thumbnail thumbnailUrl timeRequired translationOfWork translator typicalAgeRange usageInfo version video wordCount workExample workTranslation',
  },
  DefinedTerm: { parents: 'Thing', properties: 'about inDefinedTermSet termCode' },
  EntryPoint: {
    parents: 'Thing',
    properties: 'actionApplication actionPlatform application contentType encodingType httpMethod urlTemplate',
  },
  FAQPage: { parents: 'WebPage', properties: '' },
  GeoCoordinates: { parents: 'Thing', properties: 'address addressCountry elevation latitude longitude postalCode' },
  HowTo: {
    parents: 'CreativeWork',
    properties: 'estimatedCost performTime prepTime step steps supply tool totalTime yield',
  },
  HowToStep: { parents: 'CreativeWork ItemList ListItem', properties: '' },
  ImageObject: { parents: 'MediaObject', properties: 'caption embeddedTextCaption exifData representativeOfPage' },
  InteractionCounter: {
    parents: 'Thing',
    properties: 'endTime interactionService interactionType location startTime userInteractionCount',
  },
  ItemList: { parents: 'Thing', properties: 'aggregateElement itemListElement itemListOrder numberOfItems' },
  ItemPage: { parents: 'WebPage', properties: '' },
  Language: { parents: 'Thing', properties: '' },
  ListItem: { parents: 'Thing', properties: 'item nextItem position previousItem' },
  LocalBusiness: {
    parents: 'Place Organization',
    properties: 'branchOf currenciesAccepted floorLevel openingHours paymentAccepted priceRange',
  },
  MediaObject: {
    parents: 'CreativeWork',
    properties:
      'associatedArticle bitrate contentSize contentUrl duration embedUrl encodesCreativeWork encodingFormat endTime height ineligibleRegion interpretedAsClaim playerType productionCompany regionsAllowed requiresSubscription sha256 startTime uploadDate width',
  },
  NewsArticle: { parents: 'Article', properties: 'dateline printColumn printEdition printPage printSection' },
  Offer: {
    parents: 'Thing',
    properties:
      'acceptedPaymentMethod additionalProperty addOn advanceBookingRequirement aggregateRating areaServed asin availability availabilityEnds availabilityStarts availableAtOrFrom availableDeliveryMethod businessFunction category checkoutPageURLTemplate deliveryLeadTime eligibleCustomerType eligibleDuration eligibleQuantity eligibleRegion eligibleTransactionVolume gtin gtin12 gtin13 gtin14 gtin8 hasAdultConsideration hasDigitalProductPassport hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy includesObject ineligibleRegion inventoryLevel isFamilyFriendly itemCondition itemOffered itemPopularity leaseLength mobileUrl mpn offeredBy price priceCurrency priceSpecification priceValidUntil review reviews seller serialNumber shippingDetails sku validForMemberTier validFrom validThrough warranty',
  },
  OfferCatalog: { parents: 'ItemList', properties: '' },
  OnlineBusiness: { parents: 'Organization', properties: '' },
  OpeningHoursSpecification: { parents: 'Thing', properties: 'closes dayOfWeek opens validFrom validThrough' },
  Organization: {
    parents: 'Thing',
    properties:
      'acceptedPaymentMethod actionableFeedbackPolicy address agentInteractionStatistic aggregateRating alumni areaServed authorizedRepresentative award awards brand companyRegistration contactPoint contactPoints correctionsPolicy department dissolutionDate diversityPolicy diversityStaffingReport duns email employee employees ethicsPolicy event events faxNumber founder founders foundingDate foundingLocation funder funding globalLocationNumber hasCertification hasCredential hasGS1DigitalLink hasMemberProgram hasMerchantReturnPolicy hasOfferCatalog hasPOS hasProductReturnPolicy hasShippingService interactionStatistic isicV4 iso6523Code keywords knowsAbout knowsLanguage legalAddress legalName legalRepresentative leiCode location logo makesOffer member memberOf members naics nonprofitStatus numberOfEmployees ownershipFundingInfo owns parentOrganization publishingPrinciples review reviews seeks serviceArea skills slogan sponsor subOrganization taxID telephone unnamedSourcesPolicy vatID',
  },
  Person: {
    parents: 'Thing',
    properties:
      'additionalName address affiliation agentInteractionStatistic alumniOf award awards birthDate birthPlace brand callSign children colleague colleagues contactPoint contactPoints deathDate deathPlace duns email familyName faxNumber follows funder funding gender givenName globalLocationNumber hasCertification hasCredential hasOccupation hasOfferCatalog hasPOS height homeLocation honorificPrefix honorificSuffix interactionStatistic isicV4 jobTitle knows knowsAbout knowsLanguage lifeEvent makesOffer memberOf naics nationality netWorth owns parent parents performerIn pronouns publishingPrinciples relatedTo seeks sibling siblings skills sponsor spouse taxID telephone vatID weight workLocation worksFor',
  },
  Place: {
    parents: 'Thing',
    properties:
      'additionalProperty address aggregateRating amenityFeature branchCode containedIn containedInPlace containsPlace event events faxNumber geo geoContains geoCoveredBy geoCovers geoCrosses geoDisjoint geoEquals geoIntersects geoOverlaps geoTouches geoWithin globalLocationNumber hasCertification hasDriveThroughService hasGS1DigitalLink hasMap isAccessibleForFree isicV4 keywords latitude logo longitude map maps maximumAttendeeCapacity openingHoursSpecification photo photos publicAccess review reviews slogan smokingAllowed specialOpeningHoursSpecification telephone tourBookingPage',
  },
  PlanAction: { parents: 'Action', properties: 'scheduledTime' },
  PostalAddress: {
    parents: 'ContactPoint',
    properties:
      'addressCountry addressLocality addressRegion extendedAddress postalCode postOfficeBoxNumber streetAddress',
  },
  PriceSpecification: {
    parents: 'Thing',
    properties:
      'eligibleQuantity eligibleTransactionVolume maxPrice membershipPointsEarned minPrice price priceCurrency validForMemberTier validFrom validThrough valueAddedTaxIncluded',
  },
  ProfessionalService: { parents: 'LocalBusiness', properties: '' },
  ProfilePage: { parents: 'WebPage', properties: '' },
  PropertyValue: {
    parents: 'Thing',
    properties:
      'maxValue measurementMethod measurementTechnique minValue propertyID unitCode unitText value valueGroup valueReference',
  },
  QuantitativeValue: {
    parents: 'Thing',
    properties: 'additionalProperty maxValue minValue unitCode unitText value valueReference',
  },
  Question: { parents: 'Comment', properties: 'acceptedAnswer answerCount eduQuestionType parentItem suggestedAnswer' },
  Rating: { parents: 'Thing', properties: 'author bestRating ratingExplanation ratingValue reviewAspect worstRating' },
  ReserveAction: { parents: 'PlanAction', properties: '' },
  Review: {
    parents: 'CreativeWork',
    properties:
      'associatedClaimReview associatedMediaReview associatedReview itemReviewed negativeNotes positiveNotes reviewAspect reviewBody reviewRating',
  },
  SearchAction: { parents: 'Action', properties: 'query' },
  Service: {
    parents: 'Thing',
    properties:
      'aggregateRating areaServed audience availableChannel award brand broker category hasCertification hasOfferCatalog hoursAvailable isRelatedTo isSimilarTo logo offers produces provider providerMobility review serviceArea serviceAudience serviceOutput serviceType slogan termsOfService',
  },
  SocialMediaPosting: { parents: 'Article', properties: 'sharedContent' },
  SpeakableSpecification: { parents: 'Thing', properties: 'cssSelector xpath' },
  TechArticle: { parents: 'Article', properties: 'dependencies proficiencyLevel' },
  Thing: {
    parents: '',
    properties:
      'additionalType alternateName description disambiguatingDescription identifier image mainEntityOfPage name owner potentialAction sameAs subjectOf url',
  },
  UnitPriceSpecification: {
    parents: 'PriceSpecification',
    properties:
      'billingDuration billingIncrement billingStart priceComponentType priceType referenceQuantity unitCode unitText',
  },
  WebPage: {
    parents: 'CreativeWork',
    properties:
      'breadcrumb lastReviewed mainContentOfPage primaryImageOfPage relatedLink reviewedBy significantLink significantLinks speakable specialty',
  },
  WebSite: { parents: 'CreativeWork', properties: 'issn' },
  Country: { parents: 'Place', properties: '' },
}

export function isKnownType(type: string): boolean {
  return Object.hasOwn(TYPES, type)
}

/** Whether a type, or one that it inherits from, has a property. */
export function hasProperty(type: string, property: string): boolean {
  const { parents, properties } = TYPES[type]!
  if (properties.split(' ').includes(property)) return true
  return parents !== '' && parents.split(' ').some((parent) => hasProperty(parent, property))
}
